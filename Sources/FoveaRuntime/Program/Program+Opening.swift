import FoveaUI

extension Program: WindowOpening {
  /// Opens a window by the scene's identifier, by the type of its value, or both (`openWindow`).
  package func openWindow(id: String?, value: AnyHashable?) {
    let type = value.map { ObjectIdentifier(Swift.type(of: $0.base)) }
    let scenes = stage.tree.program.windows
    guard let scene = scenes.first(where: { $0.template.matches(id: id, valueType: type) }) else {
      let wish = [
        id.map { "the identifier \"\($0)\"" }, value.map { "a \(Swift.type(of: $0.base))" },
      ]
      stage.tree.report(
        Issue(
          "No window opens: no scene has \(wish.compactMap { $0 }.joined(separator: " and ")).",
          fixes: ["Give the app a WindowGroup or a Window with it."]))
      return
    }
    open(scene, value: value)
  }

  package func dismissWindow(_ window: ObjectIdentifier) {
    if let found = windows.first(where: { ObjectIdentifier($0) == window }) { close(found) }
  }

  package func dismissWindows(id: String?, value: AnyHashable?) {
    for window in windows
    where (id == nil || window.scene.template.id == id) && (value == nil || window.value == value) {
      close(window)
    }
  }

  package func openSettings() {
    if let scene = stage.tree.program.windows.first(where: { $0.template.kind == .settings }) {
      open(scene, value: nil)
    }
  }

  /// Opens another window of the app's first group; `nil` if it has none.
  package func openAnother() -> ProgramWindow? {
    let scenes = stage.tree.program.windows
    return scenes.first { $0.template.kind == .group }.map { open($0, value: nil) }
  }
}
