extension String {
  /// The words of the text on lines of at most `width` characters; a longer word is broken.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines += word.pieces(of: width)
      }
    }
    return lines
  }
}

extension Substring {
  fileprivate func pieces(of length: Int) -> [String] {
    var pieces: [String] = []
    var rest = self
    while !rest.isEmpty {
      pieces.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return pieces
  }
}
