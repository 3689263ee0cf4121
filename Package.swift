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
    room("FoveaSystem"),
    room("FoveaTerminal", imports: ["FoveaGeometry", "FoveaScene", "FoveaSystem"]),
    tests(of: "FoveaGeometry"),
    .target(
      name: "SceneFixtures", dependencies: ["FoveaGeometry", "FoveaScene"],
      path: "Tests/SceneFixtures"),
    tests(of: "FoveaScene", imports: ["FoveaGeometry", "SceneFixtures"]),
    tests(
      of: "FoveaTerminal", imports: ["FoveaGeometry", "FoveaScene", "FoveaSystem", "SceneFixtures"]),
  ]
)
