/// A text as a script writes it: in double quotes, what may not be displayed as its number.
///
/// A script reads back just this text.
package struct Quoted: CustomStringConvertible {
  let text: String
  package init(_ text: String) { self.text = text }

  package var description: String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where DisplayForm.name.sign(for: scalar) != nil:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
