/// Builds one view from the statements of a closure.
///
/// Source: SwiftUI `ViewBuilder`. Blocks of up to ten statements have types of fixed arity, which
/// cost a tenth of a parameter pack; longer ones are packs.
@resultBuilder
public struct ViewBuilder {
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  @inlinable public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> Content {
    content
  }
}
