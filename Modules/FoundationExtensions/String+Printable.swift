extension String {
  /// The text with everything escaped that would do something to a terminal, or to the direction of the text, and no
  /// longer than a person reads.
  package var printable: String {
    let limit = 2000
    var text = ""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > limit ? text + "…" : text
  }
}
