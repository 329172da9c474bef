extension String {
  /// The text on lines that are at most `width` times the font's size wide, in any font that is usual.
  ///
  /// Lines break between words, between ideographs, and in words that are too long for a line of their own: after the
  /// punctuation of a URL where there is some, else anywhere between two characters.
  func wrapped(to width: Double) -> [String] {
    var lines = LineFilling(width: width)
    for word in split(whereSeparator: \.isWhitespace) {
      lines.add(word)
    }
    return lines.finished
  }
}
