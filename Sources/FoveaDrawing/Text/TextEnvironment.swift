import Foundation
import FoveaNode
import FoveaScene

/// Where lines of text stand that are shorter than the longest.
nonisolated public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

extension Text {
  /// Which part of a text gives way where there is no room.
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail

    var scene: Truncation {
      switch self {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
  }

  /// Capital or small letters.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

extension Text.Case? {
  func applied(to string: String) -> String {
    switch self {
    case nil: string
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}

private struct AlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct TruncationKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: TextLocale { .current } }

extension EnvironmentValues {
  /// Where lines stand that are shorter than the longest of their text; leading where nothing is
  /// set.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }
  /// The most lines of a text; `nil` is no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// Which part of a text gives way where there is no room; the end where nothing is set.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  /// Whether texts are set in capital or small letters; `nil` leaves them as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  /// The language and the customs of the person.
  public var locale: Locale {
    get { textLocale.locale }
    set { textLocale = .fixed(newValue) }
  }
  package var textLocale: TextLocale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  package var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// The physical side on which short lines stand.
  package var lineAlignment: LineAlignment {
    let isRightToLeft = layoutDirection == .rightToLeft
    switch multilineTextAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .center: return .center
    case .trailing: return isRightToLeft ? .left : .right
    }
  }
}

extension View {
  /// Decides where short lines of a text stand.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Limits the lines of texts inside; `nil` lifts the limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment(\.self) {
      $0.lineLimit = number.map { max(1, $0) }
      $0.reservedLines = 0
    }
  }

  /// Keeps space for a number of lines at least.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformEnvironment(\.self) {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Limits the lines of texts inside.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Keeps space for some lines and limits them.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformEnvironment(\.self) {
      $0.lineLimit = max(1, limit.upperBound)
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Limits the lines and, where asked, keeps space for all of them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment(\.self) {
      $0.lineLimit = max(1, limit)
      $0.reservedLines = reservesSpace ? limit : 0
    }
  }

  /// Decides which part of a text gives way.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets texts inside in capital or small letters.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
