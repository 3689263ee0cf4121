import FoveaScene

extension TerminalReply {
  /// Reads `11;rgb:ffff/0000/8080`, the report of one of the terminal's own colours.
  init?(colorReport bytes: [UInt8]) {
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: ";")
    guard fields.count == 2, let slot = Int(fields[0]), slot == 10 || slot == 11 else { return nil }
    let parts = fields[1].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "rgb" || parts[0] == "rgba" else { return nil }
    let values = parts[1].split(separator: "/").compactMap { digits -> Float? in
      guard (1...4).contains(digits.count), let value = Int(digits, radix: 16), value >= 0 else {
        return nil
      }
      return Float(value) / Float(1 << (4 * digits.count) - 1)
    }
    guard values.count >= 3 else { return nil }
    self = .color(slot: slot, RGBA(red: values[0], green: values[1], blue: values[2]))
  }
}
