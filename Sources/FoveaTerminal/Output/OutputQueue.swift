/// Bytes that a terminal has yet to take.
struct OutputQueue {
  private var bytes: [UInt8] = []
  private var done = 0

  var isEmpty: Bool { done == bytes.count }

  /// Lets `body` append bytes.
  mutating func append(_ body: (inout [UInt8]) -> Void) {
    if isEmpty {
      bytes.removeAll(keepingCapacity: true)
      done = 0
    }
    body(&bytes)
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    done = 0
  }

  /// Hands bytes to `write` as long as it takes some.
  mutating func flush(_ write: (ArraySlice<UInt8>) throws(TerminalError) -> Int)
    throws(TerminalError)
  {
    if isEmpty { return }
    done += try write(bytes[done...])
  }
}
