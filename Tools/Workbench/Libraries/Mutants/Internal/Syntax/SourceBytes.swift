/// The text of a file in bytes, which is what the compiler counts.
struct SourceBytes {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The byte at a place, or 0 behind the end.
  func byte(_ place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

  /// The line of a place; the first is 1.
  func line(of place: Int) -> Int { bytes.prefix(place).count { $0 == UInt8(ascii: "\n") } + 1 }

  /// The column of a place in bytes; the first is 1.
  func column(of place: Int) -> Int {
    place - (bytes.prefix(place).lastIndex(of: UInt8(ascii: "\n")) ?? -1)
  }

  /// The place of a line and a column.
  func place(line: Int, column: Int) -> Int? {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return start + column - 1
  }

  /// What a node spans, or nil if it is implicit in a way that leaves no text, or was made by a macro.
  func extent(of node: SyntaxNode) -> Range<Int>? {
    guard let tokens = node.tokens, tokens.last < bytes.count, let end = endOfToken(at: tokens.last) else {
      return nil
    }
    return tokens.first..<end
  }

  /// The letters, digits and underscores at a place.
  func word(at place: Int) -> String {
    text(place..<(place + bytes.dropFirst(place).prefix(while: \.isPartOfWord).count))
  }

  /// The signs of an operator at a place.
  func sign(at place: Int) -> String {
    text(place..<(place + bytes.dropFirst(place).prefix(while: \.isSign).count))
  }

  /// Where the token ends that begins at a place, or nil if it is of a kind that is not known here.
  private func endOfToken(at place: Int) -> Int? {
    var end = place
    let first = byte(place)
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "#") && !byte(place + 1).isPartOfWord {
      return endOfString(at: place)
    }
    if first.isDigit {
      // A point belongs to the number if a digit follows, and a sign if it stands behind an exponent.
      while byte(end).isPartOfWord || byte(end) == UInt8(ascii: ".") && byte(end + 1).isDigit { end += 1 }
      return end
    }
    if first.isPartOfWord || "`#@$\\".utf8.contains(first) {
      end += 1
      while byte(end).isPartOfWord || byte(end) == UInt8(ascii: "`") { end += 1 }
      return end
    }
    if ")]}!?>&".utf8.contains(first) { return place + 1 }
    return first.isSign && first != UInt8(ascii: "/") ? place + sign(at: place).utf8.count : nil
  }

  private func endOfString(at place: Int) -> Int? {
    let fences = bytes.dropFirst(place).prefix { $0 == UInt8(ascii: "#") }.count
    let quote = Array(#"""""#.utf8)
    let isLong = bytes.dropFirst(place + fences).starts(with: quote)
    let closing = (isLong ? quote : [UInt8(ascii: "\"")]) + Array(repeating: UInt8(ascii: "#"), count: fences)
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: fences)
    var at = place + fences + (isLong ? 3 : 1)
    while at < bytes.count {
      let rest = bytes[at...]
      if rest.starts(with: closing) { return at + closing.count }
      guard rest.starts(with: escape) else {
        at += 1
        continue
      }
      at += escape.count
      if byte(at) == UInt8(ascii: "("), let end = endOfParentheses(at: at) { at = end } else { at += 1 }
    }
    return nil
  }

  private func endOfParentheses(at place: Int) -> Int? {
    var depth = 0
    var at = place
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return at + 1 }
      case UInt8(ascii: "\""):
        guard let end = endOfString(at: at) else { return nil }
        at = end
        continue
      default: break
      }
      at += 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isPartOfWord: Bool {
    isDigit || self == UInt8(ascii: "_") || self >= 0x80 || self == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isSign: Bool { "+-*/%<>=!&|^~?.".utf8.contains(self) }
}
