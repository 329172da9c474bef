extension Character {
  /// How wide the character gets at most, as a share of the font's size, in what stands for `sans-serif`.
  ///
  /// A sequence of emoji is as wide as its parts: a font that does not know it shows them one by one.
  var width: Double {
    unicodeScalars.reduce(0) { $0 + $1.width }
  }

  /// Whether lines may be broken before and after the character, as in Chinese and Japanese.
  var isIdeographic: Bool {
    unicodeScalars.first?.isWide == true
  }
}

extension Unicode.Scalar {
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  fileprivate var width: Double {
    switch self {
    case " ", "i", "j", "l", "'", "|", ".", ",", ":", ";", "!": 0.4
    case "f", "r", "t", "I", "(", ")", "[", "]", "/", "\\", "-": 0.5
    case "m", "w", "M", "W", "@", "%", "Q", "O": 1
    case "a"..."z", "0"..."9", "_", "=", "?", "&", "\"": 0.66
    case "A"..."Z": 0.8
    // One sign for a whole sentence, and the dashes that are named after their width.
    case "\u{FDFD}": 12
    case "\u{2E3A}": 2
    case "\u{2E3B}": 3
    default: widthOfKind
    }
  }

  private var widthOfKind: Double {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    case _ where properties.isEmojiPresentation: 1.4
    case _ where isWide: 1.05
    default: 0.9
    }
  }
}
