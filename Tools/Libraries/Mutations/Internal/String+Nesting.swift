extension String {
  /// The text between the first parenthesis and the one that closes it.
  var firstParenthesized: String? {
    guard let open = firstIndex(of: "(") else { return nil }
    var depth = 0
    let list = self[open...].prefix { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth > 0
    }
    return String(list.dropFirst())
  }

  /// The first `part` that is in no brackets.
  func range(ofTopLevel part: String) -> Range<String.Index>? {
    var depth = 0
    var index = startIndex
    while index < endIndex {
      if depth == 0, self[index...].hasPrefix(part) {
        return index..<self.index(index, offsetBy: part.count)
      }
      if "([{".contains(self[index]) { depth += 1 }
      if ")]}".contains(self[index]) { depth -= 1 }
      index = self.index(after: index)
    }
    return nil
  }

  /// The pieces between separators that are in no brackets.
  func splitAtTopLevel(_ separator: String) -> [String] {
    var pieces: [String] = []
    var rest = self
    while let found = rest.range(ofTopLevel: separator) {
      pieces.append(String(rest[..<found.lowerBound]))
      rest = String(rest[found.upperBound...])
    }
    return pieces + [rest]
  }

  /// The text of a declaration with a body that compiles whatever its types are, if it has a body.
  var stubbed: String? {
    guard let brace = range(ofTopLevel: "{") else { return self }
    return self[..<brace.lowerBound] + "{ fatalError() }"
  }
}
