import FoveaGeometry
import FoveaScene
import FoveaUI

extension Screen {
  /// The screen as a text: one character a cell, without spaces at the ends of lines.
  ///
  /// A cell is 10 × 22 points; on the TV 12 × 36, so that its screen has 160 columns and 30 rows.
  public var picture: String {
    let cell =
      session.device.traits.isRemote
      ? Size(width: 12, height: 36) : Size(width: 10, height: 22)
    var canvas = CellCanvas(
      columns: Int((session.size.width / cell.width).rounded(.up)),
      rows: Int((session.size.height / cell.height).rounded(.up)), cell: cell,
      characterColumns: Self.columns)
    canvas.draw(session.scene.root)
    return canvas.buffer.text
  }

  /// The software keyboard, as a program sees it; `nil` while it is hidden (F339).
  public var keyboard: Keyboard? {
    session.tree.softwareKeyboard.map { Keyboard($0) }
  }

  /// What the software keyboard looks like.
  public struct Keyboard: Hashable, Sendable {
    /// The layout, such as `emailAddress`.
    public var type: String
    /// The title of the return key, such as `Go`.
    public var returnTitle: String
    /// What the field holds, such as `password`.
    public var contentType: String?
    /// Whether there is a return key.
    public var hasReturnKey: Bool

    init(_ keyboard: SoftwareKeyboard) {
      type = keyboard.type
      returnTitle = keyboard.returnTitle
      contentType = keyboard.contentType
      hasReturnKey = keyboard.hasReturnKey
    }
  }

  /// The mistakes that were reported to the author, in the order in which they were noticed.
  public var issues: [String] { session.issues.map(\.description) }
}
