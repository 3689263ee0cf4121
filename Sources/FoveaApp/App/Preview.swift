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
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
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
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How the device of a preview would be held.
nonisolated public struct InterfaceOrientation: CaseIterable, Hashable, Sendable, Identifiable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
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
