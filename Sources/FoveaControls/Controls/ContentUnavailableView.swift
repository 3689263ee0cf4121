import Foundation
import FoveaDrawing
import FoveaNode

/// What shows where there is nothing to show.
///
/// Source: SwiftUI `ContentUnavailableView`.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 11) {
      label.font(.headline)
      description.foregroundColor(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == FoveaControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { FoveaControls.Label(title, image: name) }, description: { description })
  }

  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { FoveaControls.Label(title, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { FoveaControls.Label(title, systemImage: name) }, description: { description })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search without results.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      label: { Label(text: nil) }, description: { Description() }, actions: { Actions() })
  }

  /// A search for a text without results.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { Label(text: text) }, description: { Description() }, actions: { Actions() })
  }
}

/// The parts of a search without results.
nonisolated public struct SearchUnavailableContent {
  nonisolated public struct Label: View {
    let text: String?
    @MainActor public var body: some View {
      FoveaControls.Label {
        Text(verbatim: text.map { "No Results for “\($0)”" } ?? "No Results")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
  nonisolated public struct Description: View {
    @MainActor public var body: some View {
      Text(verbatim: "Check the spelling or try a new search.")
    }
  }
  nonisolated public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}
