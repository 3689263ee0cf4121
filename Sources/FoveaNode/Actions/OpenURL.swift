import Foundation

/// Opens addresses; a view gets it from the environment (`openURL`).
///
/// Source: SwiftUI `OpenURLAction`.
nonisolated public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Outcome: Sendable { case handled, discarded, system(URL?) }
    let outcome: Outcome

    /// The handler opened it.
    public static let handled = Result(outcome: .handled)
    /// Nothing opens it.
    public static let discarded = Result(outcome: .discarded)
    /// The system opens it.
    public static let systemAction = Result(outcome: .system(nil))
    /// The system opens another address in its place.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result
  private let system: @MainActor (URL) -> Bool

  /// Opens addresses by `handler`, which may leave one to the system.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.init(handler: handler, system: { _ in false })
  }

  package init(
    handler: @escaping @MainActor (URL) -> Result, system: @escaping @MainActor (URL) -> Bool
  ) {
    self.handler = handler
    self.system = system
  }

  /// Opens an address; nobody is told whether that succeeded.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
    self(url) { _ in }
  }

  /// - Parameter completion: told whether the address was opened.
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    switch handler(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(system(other ?? url))
    }
  }

  /// The action with the way in which a system opens addresses.
  func on(_ system: @escaping @MainActor (URL) -> Bool) -> OpenURLAction {
    OpenURLAction(handler: handler, system: system)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

private struct SystemOpenURLKey: EnvironmentKey {
  static var defaultValue: @MainActor (URL) -> Bool { { _ in false } }
}

extension EnvironmentValues {
  /// Opens an address: by the handler that a view around has set, else by the system. In a test
  /// there is none, and nothing opens.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self].on(systemOpenURL) }
    set { self[OpenURLKey.self] = newValue }
  }

  /// How this system opens addresses; whether it could.
  package var systemOpenURL: @MainActor (URL) -> Bool {
    get { self[SystemOpenURLKey.self] }
    set { self[SystemOpenURLKey.self] = newValue }
  }
}
