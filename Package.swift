// swift-tools-version: 6.1
import PackageDescription

/// A target of ours: its sources in `Sources/NAME`, Swift 6, no outside packages.
func room(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports)
}

/// The tests of a target, in `Tests/NAMETests`.
func tests(of name: String, imports: [Target.Dependency] = []) -> Target {
  .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + imports)
}

let package = Package(
  name: "fovea",
  products: [
  ],
  targets: [
    room("FoveaGeometry"),
    room("FoveaFocus", imports: ["FoveaGeometry"]),
    room("FoveaGraph"),
    room("FoveaLayout", imports: ["FoveaGeometry"]),
    room("FoveaScene", imports: ["FoveaGeometry"]),
    room("FoveaTextEditing", imports: ["FoveaGeometry"]),
    room("FoveaSystem"),
    room(
      "FoveaUI",
      imports: [
        "FoveaGeometry", "FoveaFocus", "FoveaGraph", "FoveaLayout", "FoveaScene",
        "FoveaTextEditing",
      ]),
    room(
      "FoveaRuntime", imports: ["FoveaUI", "FoveaFocus", "FoveaScene", "FoveaGeometry"]),
    room("FoveaTerminal", imports: ["FoveaGeometry", "FoveaScene", "FoveaSystem"]),
    room(
      "FoveaTesting",
      imports: [
        "FoveaRuntime", "FoveaUI", "FoveaFocus", "FoveaScene", "FoveaGeometry", "FoveaSystem",
      ]),
    room("FoveaSystem"),
    room("FoveaTerminal", imports: ["FoveaGeometry", "FoveaScene", "FoveaSystem"]),
    .executableTarget(
      name: "terminal-benchmark", dependencies: ["FoveaGeometry", "FoveaScene", "FoveaTerminal"],
      path: "Benchmarks/terminal-benchmark"),
    .executableTarget(name: "focus-cases", dependencies: ["FoveaFocus", "FoveaGeometry"]),
    room("FoveaFocusBench", imports: ["FoveaFocus", "FoveaGeometry"]),
    .executableTarget(
      name: "fovea-bench",
      dependencies: [
        "FoveaRuntime", "FoveaUI", "FoveaScene", "FoveaGeometry", "FoveaFocusBench",
      ],
      path: "Benchmarks/fovea-bench"),
    tests(of: "FoveaGeometry"),
    .target(
      name: "SceneFixtures", dependencies: ["FoveaGeometry", "FoveaScene"],
      path: "Tests/SceneFixtures"),
    tests(of: "FoveaScene", imports: ["FoveaGeometry", "SceneFixtures"]),
    tests(
      of: "FoveaTerminal", imports: ["FoveaGeometry", "FoveaScene", "FoveaSystem", "SceneFixtures"]),
    tests(of: "FoveaFocus", imports: ["FoveaGeometry", "focus-cases"]),
    tests(of: "FoveaScene", imports: ["FoveaGeometry"]),
    tests(of: "FoveaTerminal", imports: ["FoveaGeometry", "FoveaScene", "FoveaSystem"]),
    tests(of: "FoveaTesting", imports: ["FoveaUI"]),
    tests(of: "FoveaUI", imports: ["FoveaRuntime", "FoveaScene", "FoveaGeometry"]),
    tests(of: "FoveaTextEditing", imports: ["FoveaGeometry"]),
  ]
)
