/// A control sequence without its introducer: `CSI prefix fields intermediates final`.
struct ControlSequence {
  /// One of `<`, `=`, `>` and `?`, where the parameters begin with it.
  var prefix: UInt8?
  /// Fields are separated by semicolons, their parts by colons; `nil` is an empty part.
  var fields: [[Int?]] = [[]]
  var intermediates: [UInt8] = []
  var final: UInt8

  init(parameters: [UInt8], final: UInt8) {
    self.final = final
    var number: Int?
    for (index, byte) in parameters.enumerated() {
      switch byte {
      case 0x30...0x39: number = min((number ?? 0) * 10 + Int(byte - 0x30), 10_000_000)
      case UInt8(ascii: ":"), UInt8(ascii: ";"):
        fields[fields.count - 1].append(number)
        number = nil
        if byte == UInt8(ascii: ";") { fields.append([]) }
      case 0x3C...0x3F: if index == 0 { prefix = byte }
      default: intermediates.append(byte)
      }
    }
    fields[fields.count - 1].append(number)
  }

  /// A number among the fields; `nil` where there is none.
  subscript(field: Int, part: Int) -> Int? {
    field < fields.count && part < fields[field].count ? fields[field][part] : nil
  }

  /// The first part of a field.
  subscript(field: Int) -> Int? { self[field, 0] }
}
