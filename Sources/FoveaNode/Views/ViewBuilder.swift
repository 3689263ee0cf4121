/// Builds one view from the statements of a closure.
///
/// Source: SwiftUI `ViewBuilder`. Blocks of up to ten statements have types of fixed arity, which
/// cost a tenth of a parameter pack; longer ones are packs.
@resultBuilder
public struct ViewBuilder {
  /// Each statement has to be a view, so that a mistake is told where it stands.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// A closure without statements is no view.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view stays what it is.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// More than ten views one after the other.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// The view of an `if` without `else`; `nil` where the condition does not hold.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view where the condition of an `if` holds, or an earlier case of a `switch`.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The view where the condition of an `if` does not hold, or a later case of a `switch`.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// The view inside `if #available`, whose type stays as it is.
  @inlinable public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> Content {
    content
  }
}
