import Foundation
import FoveaNode

/// The old way to show views in Xcode's canvas. It compiles; nothing asks for the previews.
///
/// Source: SwiftUI `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Self.Previews { get }

  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No platform of its own, which leaves the choice to the canvas.
  public static var platform: PreviewPlatform? { nil }
}

/// Where a preview would be shown.
nonisolated public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// Names for what `#Preview` takes.
nonisolated public struct Preview: Sendable {
  /// What the canvas may be told about a view.
  public struct ViewTraits: Sendable {}
}

/// Something that Xcode's canvas may be told about a preview.
nonisolated public struct PreviewTrait<Trait>: Sendable {}

extension PreviewTrait where Trait == Preview.ViewTraits {
  /// The canvas decides how large the preview is.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// The preview is as large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// The preview has a size of its own, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  /// The device stands upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// The device lies with its top to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// The device lies with its top to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// The device stands on its head.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// The preview stands in the surroundings of a modifier.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait { PreviewTrait() }
}

/// Surroundings shared by several previews; never asked for.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  static func makeSharedContext() async throws -> Context

  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// How large a preview would be.
nonisolated public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// On which device a preview would be shown.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name, such as `"Apple TV"`; any name is taken.
  public let rawValue: String
  /// A device by its name; any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name, as a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How the device of a preview would be held.
nonisolated public struct InterfaceOrientation: CaseIterable, Hashable, Sendable, Identifiable {
  /// The orientation's name.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// On its head.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// With its top to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// With its top to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All four, the upright ones first.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

extension View {
  /// Names a preview in Xcode's canvas; changes nothing on screen.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// Chooses the device of a preview in Xcode's canvas; changes nothing on screen.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Chooses the size of a preview in Xcode's canvas; changes nothing on screen.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Turns a preview in Xcode's canvas; changes nothing on screen.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
