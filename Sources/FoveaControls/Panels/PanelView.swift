import Foundation
import FoveaDrawing
import FoveaInput
import FoveaNode

/// A presented view in the frame that the device draws around it.
nonisolated struct PanelView<Content: View>: View {
  let style: PanelStyle
  let make: () -> Content
  @Environment(\.deviceIdiom) private var idiom
  @Environment(\.panel) private var panel

  @MainActor var body: some View {
    VStack(spacing: 0) {
      PanelContent(make: make).modifier(MainContent()).frame(
        maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
      if let panel = panel.panel { BarOutletView(outlet: panel.items) }
    }
    .padding(.horizontal, side)
    .padding(.vertical, above)
    .background(Color(.system(.background)))
    .border(Color(.system(.separator)), width: style == .cover ? 0 : 1)
  }

  private var fills: Bool {
    style == .cover || style == .sheet && (idiom == .phone || idiom == .watch)
  }

  /// The free space beside the content and above and below it, in points.
  private var side: CGFloat? {
    switch style {
    case .menu: 0
    case .cover: 0
    case .sheet where fills: 0
    default: idiom == .tv ? 60 : 20
    }
  }

  private var above: CGFloat? {
    switch style {
    case .menu: 0
    case .cover: 0
    case .sheet where fills: 0
    default: idiom == .tv ? 40 : 11
    }
  }
}

/// The presented view, evaluated as a body: it depends on what its closure reads.
nonisolated package struct PanelContent<Content: View>: View {
  let make: () -> Content

  package init(make: @escaping () -> Content) { self.make = make }

  @MainActor package var body: Content { make() }
}
