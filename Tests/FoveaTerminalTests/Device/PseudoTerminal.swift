import FoveaSystem
import Glibc

/// A terminal without a window: the test is its keyboard and its screen.
final class PseudoTerminal {
  private(set) var controller: Int32 = -1
  private(set) var terminal: Int32 = -1

  init(columns: Int32 = 80, rows: Int32 = 24) {
    precondition(fovea_tty_open_pair(&controller, &terminal) == 0, "The system has terminals.")
    fovea_tty_set_size(controller, columns, rows)
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(terminal)
    if controller >= 0 { close(controller) }
  }

  /// Closes the window and waits until the terminal knows: a process that is just being started
  /// elsewhere may still hold it.
  func hangUp() {
    close(controller)
    controller = -1
    var descriptor = pollfd(fd: terminal, events: 0, revents: 0)
    fovea_poll(&descriptor, 1, 5_000_000_000)
  }

  var name: String { String(cString: ttyname(terminal)) }

  /// The modes, to be compared.
  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(write(controller, bytes, bytes.count) == bytes.count, "A terminal takes a line.")
  }

  /// What has been written to the screen and not been read yet; waits for something, or for `end`.
  func read(until end: String = "") -> [UInt8] {
    var result: [UInt8] = []
    let end = Array(end.utf8)
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(controller, &buffer, buffer.count)
      if count > 0 { result += buffer[..<count] }
      if count == 0 || count < 0 && errno != EAGAIN { return result }
      if !result.isEmpty && result.suffix(end.count).elementsEqual(end) { return result }
      var descriptor = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      if fovea_poll(&descriptor, 1, 5_000_000_000) <= 0 { return result }
    }
  }
}
