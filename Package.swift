// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

/// A target of ours: its sources in `Sources/NAME`, Swift 6, no outside packages.
func room(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports)
}

/// The tests of a target, in `Tests/NAMETests`.
func tests(of name: String, imports: [Target.Dependency] = []) -> Target {
  .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + imports)
}

/// The program that expands our macros, built from the syntax library that the toolchain ships.
func macros(_ name: String) -> Target {
  let library = toolchain + "/lib/swift/host"
  let modules = [
    "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftSyntaxBuilder",
    "SwiftDiagnostics", "SwiftCompilerPluginMessageHandling",
  ]
  return .macro(
    name: name,
    swiftSettings: [.unsafeFlags(["-I", library])],
    linkerSettings: [
      .unsafeFlags(
        ["-L", library, "-Xlinker", "-rpath", "-Xlinker", library] + modules.map { "-l" + $0 })
    ])
}

/// The `usr` directory of the toolchain that builds this package: the first one in PATH with it.
let toolchain: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for directory in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(directory)/swiftc").resolvingSymlinksInPath()
    let usr = compiler.deletingLastPathComponent().deletingLastPathComponent().path
    if FileManager.default.fileExists(atPath: usr + "/lib/swift/host") { return usr }
  }
  return "/usr"
}()

let package = Package(
  name: "fovea",
  products: [
    .library(name: "FoveaFocus", targets: ["FoveaFocus"]),
    .library(name: "FoveaTesting", targets: ["FoveaTesting"]),
  ],
  targets: [
    room("FoveaGeometry"),
    room("FoveaText"),
    room("FoveaFocus", imports: ["FoveaGeometry", "FoveaText"]),
    room("FoveaGraph"),
    room("FoveaLayout", imports: ["FoveaGeometry"]),
    room("FoveaScene", imports: ["FoveaGeometry"]),
    room("FoveaTextEditing", imports: ["FoveaGeometry", "FoveaText"]),
    .target(name: "FoveaSystem"),
    macros("FoveaMacros"),
    room(
      "FoveaNode",
      imports: ["FoveaGeometry", "FoveaFocus", "FoveaGraph", "FoveaLayout", "FoveaScene"]),
    room(
      "FoveaDrawing",
      imports: ["FoveaNode", "FoveaGeometry", "FoveaGraph", "FoveaLayout", "FoveaScene"]),
    room(
      "FoveaInput",
      imports: [
        "FoveaDrawing", "FoveaNode", "FoveaGeometry", "FoveaFocus", "FoveaGraph", "FoveaLayout",
        "FoveaScene",
      ]),
    room(
      "FoveaFields",
      imports: [
        "FoveaInput", "FoveaDrawing", "FoveaNode", "FoveaGeometry", "FoveaFocus", "FoveaGraph",
        "FoveaLayout", "FoveaScene", "FoveaTextEditing",
      ]),
    room(
      "FoveaControls",
      imports: [
        "FoveaFields", "FoveaInput", "FoveaDrawing", "FoveaNode", "FoveaGeometry", "FoveaFocus",
        "FoveaGraph", "FoveaLayout", "FoveaScene",
      ]),
    room(
      "FoveaNavigation",
      imports: [
        "FoveaControls", "FoveaFields", "FoveaInput", "FoveaDrawing", "FoveaNode", "FoveaGeometry",
        "FoveaFocus", "FoveaGraph", "FoveaLayout", "FoveaScene",
      ]),
    room(
      "FoveaApp",
      imports: [
        "FoveaNavigation", "FoveaControls", "FoveaFields", "FoveaInput", "FoveaDrawing",
        "FoveaNode", "FoveaGeometry", "FoveaGraph", "FoveaScene", "FoveaMacros",
      ]),
    room(
      "FoveaUI",
      imports: [
        "FoveaNode", "FoveaDrawing", "FoveaInput", "FoveaFields", "FoveaControls",
        "FoveaNavigation", "FoveaApp",
      ]),
    room(
      "FoveaRuntime",
      imports: [
        "FoveaUI", "FoveaFocus", "FoveaGraph", "FoveaScene", "FoveaGeometry", "FoveaSystem",
      ]),
    room("FoveaTerminal", imports: ["FoveaGeometry", "FoveaScene", "FoveaSystem"]),
    room(
      "FoveaTesting",
      imports: [
        "FoveaRuntime", "FoveaUI", "FoveaFocus", "FoveaScene", "FoveaGeometry", "FoveaSystem",
        "FoveaText",
      ]),
    .executableTarget(
      name: "focus-cases", dependencies: ["FoveaFocus", "FoveaGeometry", "FoveaText"]),
    .target(
      name: "FoveaFocusBench", dependencies: ["FoveaFocus", "FoveaGeometry"],
      path: "Benchmarks/FoveaFocusBench"),
    .executableTarget(
      name: "fovea-bench",
      dependencies: [
        "FoveaRuntime", "FoveaUI", "FoveaScene", "FoveaGeometry", "FoveaTerminal",
        "FoveaFocusBench",
      ],
      path: "Benchmarks/fovea-bench"),
    .executableTarget(
      name: "terminal-benchmark", dependencies: ["FoveaGeometry", "FoveaScene", "FoveaTerminal"],
      path: "Benchmarks/terminal-benchmark"),
    .target(name: "LawFixtures", path: "Tests/LawFixtures"),
    .target(
      name: "SceneFixtures", dependencies: ["FoveaGeometry", "FoveaScene", "LawFixtures"],
      path: "Tests/SceneFixtures"),
    tests(of: "FoveaGeometry"),
    tests(of: "FoveaText", imports: ["LawFixtures"]),
    tests(of: "FoveaFocus", imports: ["FoveaGeometry", "LawFixtures", "focus-cases"]),
    tests(of: "FoveaScene", imports: ["FoveaGeometry", "LawFixtures", "SceneFixtures"]),
    tests(
      of: "FoveaTerminal",
      imports: ["FoveaGeometry", "FoveaScene", "FoveaSystem", "LawFixtures", "SceneFixtures"]),
    tests(of: "FoveaLayout", imports: ["FoveaGeometry", "LawFixtures"]),
    tests(
      of: "FoveaUI",
      imports: [
        "FoveaRuntime", "FoveaScene", "FoveaGeometry", "FoveaLayout", "FoveaTesting", "LawFixtures",
      ]),
    tests(
      of: "FoveaRuntime",
      imports: [
        "FoveaUI", "FoveaTesting", "FoveaScene", "FoveaGeometry", "FoveaSystem", "loop-probe",
      ]),
    .executableTarget(
      name: "loop-probe", dependencies: ["FoveaRuntime", "FoveaSystem"], path: "Tests/LoopProbe"),
    tests(of: "FoveaTesting", imports: ["FoveaUI", "LawFixtures"]),
    tests(of: "FoveaTextEditing", imports: ["FoveaGeometry", "LawFixtures"]),
  ]
)

// Apple's platforms have modules of these names; an app takes ours with
// `.product(name: "SwiftUI", package: "fovea", condition: .when(platforms: [.linux]))`.
#if os(Linux)
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
  ]
  package.targets += [
    room(
      "SwiftUI",
      imports: [
        "FoveaUI", "FoveaRuntime", "FoveaScene", "FoveaGeometry", "FoveaSystem", "FoveaTerminal",
        "FoveaTesting", "FoveaText",
      ]),
    room("AuthenticationServices", imports: ["FoveaUI"]),
    tests(
      of: "SwiftUI",
      imports: [
        "FoveaUI", "FoveaRuntime", "FoveaScene", "FoveaGeometry", "FoveaSystem", "FoveaTerminal",
        "sample-program",
      ]),
    .executableTarget(
      name: "sample-program", dependencies: ["SwiftUI"], path: "Tests/SampleProgram"),
    tests(of: "AuthenticationServices", imports: ["SwiftUI", "FoveaUI", "FoveaTesting"]),
    .executableTarget(
      name: "VacationPlanner", dependencies: ["SwiftUI"], path: "Examples/VacationPlanner",
      exclude: ["Images", "Scripts"], resources: [.process("Resources")]),
    tests(of: "VacationPlanner", imports: ["SwiftUI", "FoveaTesting"]),
    .executableTarget(
      name: "Gallery", dependencies: ["SwiftUI"], path: "Examples/Gallery", exclude: ["Scripts"]),
    tests(of: "Gallery", imports: ["SwiftUI", "FoveaTesting"]),
  ]
#endif
