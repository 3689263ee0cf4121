/// A value that views hand up to those around them.
///
/// Source: SwiftUI `PreferenceKey`.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }

  /// Adds the value of the next view, in tree order.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing, where no view says anything.
  public static var defaultValue: Self.Value { nil }
}
