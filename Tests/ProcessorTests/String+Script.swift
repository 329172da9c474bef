extension String {
  /// The text with no more marks above and below a character than writing needs, so that none reaches other lines.
  var withFewMarks: String {
    var marks = 0
    return String(
      String.UnicodeScalarView(
        unicodeScalars.filter { scalar in
          switch scalar.properties.generalCategory {
          case .nonspacingMark, .enclosingMark: marks += 1
          default: marks = 0
          }
          return marks <= 4
        }))
  }

  /// Whether the text is read from right to left, as its first letter is.
  var isRightToLeft: Bool {
    let first = unicodeScalars.first { $0.properties.isAlphabetic }
    switch first?.value ?? 0 {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    default: return false
    }
  }
}
