import FoveaNode

extension PressNode {
  /// Tells the dialog around, if there is one, what the button means to Return and Escape.
  func joinDialog(as role: ButtonRole?) {
    guard let panel = values.panel.panel, panel.style.isDialog else { return }
    panel.dialog.add(.init(node: self, role: role) { [weak self] in self?.press() })
  }

  /// A button in an alert, a dialog or a menu closes it, then acts.
  func closePanel() {
    let values = values
    guard let panel = values.panel.panel, panel.style.isDialog || panel.style == .menu else {
      return
    }
    if !values.keepsPanelOpen { panel.dismissWithMenus() }
  }
}
