# What there is to do here; `make` lists it.
#
# Each target says what it does and installs the Debian packages that it misses.

PACKAGES := git tmux python3
EXAMPLE ?= VacationPlanner
DEVICE ?= desktop
SOURCES := Sources Tests Examples Benchmarks Package.swift
SHIPPED := -c release --static-swift-stdlib --scratch-path .build/shipped

.PHONY: help demo test bench format packages
.DEFAULT_GOAL := help

help:
	@echo "make demo     run an example in this terminal (EXAMPLE=$(EXAMPLE) DEVICE=$(DEVICE))"
	@echo "make test     everything that must hold before a change is merged"
	@echo "make bench    times and counters of the release build"
	@echo "make format   put the sources into the house's form"

packages:
	@for package in $(PACKAGES); do \
	  dpkg -s $$package > /dev/null 2>&1 || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  echo "== installing$$missing"; \
	  if [ "$$(id -u)" = 0 ]; then apt-get install -y $$missing; \
	  else sudo apt-get install -y $$missing; fi; \
	fi

demo: packages
	@echo "== $(EXAMPLE) on the $(DEVICE); Control-C ends it"
	swift build --product $(EXAMPLE)
	@"$$(swift build --show-bin-path)/$(EXAMPLE)" --device $(DEVICE)

test: packages
	@echo "== debug build with tests"
	swift build --build-tests
	@echo "== tests"
	swift test --skip-build
	@echo "== rooms and folders use each other downward only"
	Tests/Architecture/check
	@echo "== release build"
	swift build -c release
	@echo "== form of the sources"
	swift format lint -s -r $(wildcard $(SOURCES))
	@echo "== source for SwiftUI compiles, wrong source does not"
	Tests/SourceCompatibility/check
	@echo "== walks through the examples"
	Tests/Walks/check

bench: packages
	@echo "== benchmarks of the release build as it is shipped, with the runtime inside"
	swift build $(SHIPPED) --product fovea-bench
	swift build $(SHIPPED) --product terminal-benchmark
	@bin="$$(swift build $(SHIPPED) --show-bin-path)"; "$$bin/fovea-bench"; "$$bin/terminal-benchmark"

format:
	@echo "== formatting"
	swift format -i -r $(wildcard $(SOURCES))
