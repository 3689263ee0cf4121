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
    room("FoveaScene", imports: ["FoveaGeometry"]),
    room("FoveaFocus", imports: ["FoveaGeometry"]),
    .executableTarget(name: "focus-cases", dependencies: ["FoveaFocus", "FoveaGeometry"]),
    room("FoveaFocusBench", imports: ["FoveaFocus", "FoveaGeometry"]),
    .executableTarget(name: "focus-bench", dependencies: ["FoveaFocusBench"]),
    tests(of: "FoveaGeometry"),
    tests(of: "FoveaFocus", imports: ["FoveaGeometry", "focus-cases"]),
  ]
)
