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
    room(
      "FoveaUI",
      imports: [
        "FoveaGeometry", "FoveaFocus", "FoveaGraph", "FoveaLayout", "FoveaScene",
        "FoveaTextEditing",
      ]),
    room(
      "FoveaRuntime", imports: ["FoveaUI", "FoveaFocus", "FoveaScene", "FoveaGeometry"]),
    room(
      "FoveaTesting", imports: ["FoveaRuntime", "FoveaUI", "FoveaFocus", "FoveaScene", "FoveaGeometry"]),
    .executableTarget(name: "focus-cases", dependencies: ["FoveaFocus", "FoveaGeometry"]),
    room("FoveaFocusBench", imports: ["FoveaFocus", "FoveaGeometry"]),
    .executableTarget(
      name: "fovea-bench",
      dependencies: [
        "FoveaRuntime", "FoveaUI", "FoveaScene", "FoveaGeometry", "FoveaFocusBench",
      ],
      path: "Benchmarks/fovea-bench"),
    tests(of: "FoveaGeometry"),
    tests(of: "FoveaFocus", imports: ["FoveaGeometry", "focus-cases"]),
    tests(of: "FoveaTesting"),
    tests(of: "FoveaUI", imports: ["FoveaRuntime", "FoveaScene", "FoveaGeometry"]),
    tests(of: "FoveaTextEditing", imports: ["FoveaGeometry"]),
  ]
)
