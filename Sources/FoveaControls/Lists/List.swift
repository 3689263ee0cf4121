import Foundation
import FoveaDrawing
import FoveaInput
import FoveaNode

/// Rows of views one below the other, which scroll, and of which some may be selected.
///
/// On the desktop a list with a selection, or with links, is one stop: arrows move inside it,
/// letters go to the row that begins with them (F121, F129). On the TV its rows are stops (F122).
///
/// Source: SwiftUI `List`.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let selection: ListSelection?
  let content: Content

  /// A list of given views in which several rows may be selected, by tag or identity; `nil` selects
  /// none.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection.map { ListSelection($0) }
    self.content = content()
  }

  /// A list of given views in which one row or none is selected; a `nil` binding selects none ever.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { ListSelection($0) }
    self.content = content()
  }

  /// A list of given views in which one row is always selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = ListSelection(selection)
    self.content = content()
  }

  init(_ selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ListNode(
      selection: view.selection, kind: .list, content: ListScroll(content: view.content),
      in: context)
  }

  @MainActor public static func _updateNode(_ view: Self, _ node: _ViewNode) {
    node.cast(to: ListNode.self).update(
      selection: view.selection, content: ListScroll(content: view.content))
  }
}

/// The rows in a scroll view.
nonisolated struct ListScroll<Content: View>: View {
  let content: Content

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(alignment: .leading, spacing: 0) {
        EachModified(content: content, modifier: InRow())
      }
    }
  }
}

// A binding to a collection is a collection of bindings: `List($items) { $item in … }` needs no
// initializer of its own.
extension List where SelectionValue == Never {
  /// A list of given views without a selection.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

  /// A row for each element, without a selection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// A row for each element, known by a property, without a selection.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range, without a selection; the range is read anew with each
  /// update.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, ForEach(data, content: rowContent))
  }
}

extension List {
  /// A row for each element, of which several may be selected; `nil` selects none.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// A row for each element, of which one or none is selected; a `nil` binding selects none ever.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// A row for each element, of which one is always selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// A row for each element, known by a property, of which several may be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element, known by a property, of which one or none is selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element, known by a property, of which one is always selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range, of which several may be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// A row for each number of a range, of which one or none is selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }
}
