import FoveaText

/// A text picture as a page for browsers.
enum Page {
  static func html(picture: String) -> String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <title>Screen</title>
    <pre style="font-family: monospace; line-height: 1.2">
    \(escaped(picture.displayed(as: .output)))
    </pre>

    """
  }

  /// Scalar by scalar: an accent above a `<` makes another Character of it, but no other mark.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
