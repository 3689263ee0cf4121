import FoveaNode

extension View {
  /// Hands over what is copied when Copy is asked for in this view (F389).
  nonisolated public func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    modifier(ClipboardCommand(.copy) { $0.take(payloadAction) })
  }

  /// Hands over what is cut, and removes it, when Cut is asked for in this view (F389).
  nonisolated public func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    modifier(ClipboardCommand(.cut) { $0.take(payloadAction) })
  }

  /// Takes what is pasted where it has one of the types; those named first are preferred (F389).
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Takes what is pasted where a check makes something of it.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      ClipboardCommand(.paste) { pasteboard in
        let fitting = pasteboard.providers(of: supportedContentTypes)
        guard !fitting.isEmpty, let payload = validator(fitting) else { return false }
        payloadAction(payload)
        return true
      })
  }

  /// The older spelling, with type identifiers.
  nonisolated public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction)
  }

  /// The older spelling, with type identifiers.
  nonisolated public func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(
      of: supportedTypes.compactMap { UTType($0) }, validator: validator, perform: payloadAction)
  }
}

extension Pasteboard {
  /// Puts what a view hands over in place of what was there; whether it handed over something.
  fileprivate mutating func take(_ payload: (() -> [NSItemProvider])?) -> Bool {
    guard let payload else { return false }
    providers = payload()
    return true
  }

  /// The items of the first type that some have.
  fileprivate func providers(of types: [UTType]) -> [NSItemProvider] {
    let all = providers
    for type in types {
      let fitting = all.filter { $0.hasItemConformingToTypeIdentifier(type.identifier) }
      if !fitting.isEmpty { return fitting }
    }
    return []
  }
}

/// Answers Copy, Cut or Paste with the pasteboard of the window.
nonisolated struct ClipboardCommand: NodeModifier {
  typealias Body = Never
  let command: ViewCommand
  let answer: (inout Pasteboard) -> Bool

  init(_ command: ViewCommand, _ answer: @escaping (inout Pasteboard) -> Bool) {
    self.command = command
    self.answer = answer
  }

  @MainActor func attach(to node: ModifierNode<Self>) {
    node.roles.insert(.command)
    node.commandHandler = { [weak node] asked in
      guard let node, asked == node.modifier.command else { return false }
      // A copy, since the author's closure may read the pasteboard again.
      var pasteboard = node.tree.pasteboard
      let count = pasteboard.changeCount
      guard node.modifier.answer(&pasteboard) else { return false }
      if pasteboard.changeCount != count { node.tree.pasteboard = pasteboard }
      return true
    }
  }
}
