import FoveaFocus
import FoveaGeometry
import FoveaRuntime
import FoveaScene
import FoveaUI

/// A surface without a display that speaks like a user.
@MainActor
public final class Screen {
  package let session: Session

  package init<Content: View>(device: Device, size: Size? = nil, _ view: Content) {
    session = Session(
      view, device: device, size: size, measurer: ColumnMeasurer { _ in 1 })
    session.frame()
  }
}
