extension String {
  /// The text as the content of an element or a quoted attribute.
  var escapedForXML: String {
    unicodeScalars.reduce(into: "") { $0 += Self.xml($1) }
  }

  private static func xml(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    // These have no place in an XML document, not even as a character reference.
    case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: String(scalar)
    }
  }
}
