import Foundation
import FoveaGeometry
import FoveaNode

/// Finds pictures and colours by name, each once.
///
/// The order: the bundle that is named, or else the main bundle's resources, then the resource
/// bundles that SwiftPM puts beside the executable (`*.resources`). In each of them a file of that
/// name counts, then one in an asset catalogue that was copied as it is.
@MainActor
package final class ResourceStore {
  /// A picture's file and its size in points.
  package struct Picture: Equatable, Sendable {
    package var path: String
    package var size: Size
  }

  /// Where names without a bundle are looked for; tests give their own.
  package lazy var directories = Self.defaultDirectories
  private var pictures: [Key: Picture?] = [:]
  private var colors: [Key: ColorSet?] = [:]

  private struct Key: Hashable {
    let name: String
    let bundle: String?
  }

  package init() {}

  private static var defaultDirectories: [String] {
    let main = Bundle.main
    let beside = (main.executablePath ?? main.bundlePath) as NSString
    let folder = beside.deletingLastPathComponent
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let bundles = found.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    return [main.resourcePath].compactMap { $0 } + bundles.map { "\(folder)/\($0)" }
  }

  package func picture(named name: String, in bundle: Bundle?) -> Picture? {
    let key = Key(name: name, bundle: bundle?.bundlePath)
    if let known = pictures[key] { return known }
    let found = places(bundle).lazy.compactMap { Self.picture(named: name, in: $0) }.first
    pictures[key] = .some(found)
    return found
  }

  func color(named name: String, in bundle: Bundle?) -> ColorSet? {
    let key = Key(name: name, bundle: bundle?.bundlePath)
    if let known = colors[key] { return known }
    let found = places(bundle).lazy.flatMap { Self.catalogs(in: $0) }
      .compactMap { ColorSet(contentsOf: "\($0)/\(name).colorset/Contents.json") }.first
    colors[key] = .some(found)
    return found
  }

  private func places(_ bundle: Bundle?) -> [String] {
    bundle.map { [$0.resourcePath, $0.bundlePath].compactMap { $0 } } ?? directories
  }

  // MARK: Files

  private static let extensions = ["png", "jpg", "jpeg", "gif"]

  private static func picture(named name: String, in folder: String) -> Picture? {
    // A name stays inside its bundle.
    guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      return nil
    }
    let exact = "\(folder)/\(name)"
    if extensions.contains((name as NSString).pathExtension.lowercased()) {
      return picture(at: exact)
    }
    for suffix in ["", "@2x", "@3x"] {
      for type in extensions {
        if let found = picture(at: "\(exact)\(suffix).\(type)") { return found }
      }
    }
    for catalog in catalogs(in: folder) {
      let set = "\(catalog)/\(name).imageset"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: set)) ?? []
      for file in files.sorted(by: { $0.count < $1.count }) {
        if let found = picture(at: "\(set)/\(file)") { return found }
      }
    }
    return nil
  }

  package static func picture(at path: String) -> Picture? {
    guard let header = ImageHeader(contentsOf: path) else { return nil }
    let stem = ((path as NSString).deletingPathExtension)
    let scale = stem.hasSuffix("@2x") ? 2.0 : stem.hasSuffix("@3x") ? 3.0 : 1.0
    return Picture(
      path: path,
      size: Size(width: Double(header.width) / scale, height: Double(header.height) / scale))
  }

  private static func catalogs(in folder: String) -> [String] {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return found.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
  }
}

extension ViewTree {
  private static let resourcesKey = TreeKey { _ in ResourceStore() }

  /// The pictures and colours that views name.
  package var resources: ResourceStore { self[Self.resourcesKey] }
}
