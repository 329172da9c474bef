extension String {
  /// Where lines begin.
  var lineStarts: [String.Index] {
    [startIndex] + indices.filter { self[$0] == "\n" }.map { index(after: $0) }.filter { $0 < endIndex }
  }

  /// The word of `words` that comes first.
  func firstWord(among words: [String]) -> String? {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.lazy.map { String($0) }.first { words.contains($0) }
  }

  /// The text with `other` wherever `word` stands by itself.
  func replacingWord(_ word: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let found = rest.firstRange(of: word) {
      let neighbours = [rest[..<found.lowerBound].last ?? result.last, rest[found.upperBound...].first]
      let isWhole = !neighbours.contains { $0?.isWordCharacter == true }
      result += rest[..<found.lowerBound] + (isWhole ? other : word)
      rest = rest[found.upperBound...]
    }
    return result + rest
  }

  /// The text with the first `part` replaced, or nil if there is none.
  func replacingFirst(_ part: String, with other: String) -> String? {
    firstRange(of: part).map { replacing($0, with: other) }
  }

  /// The text with a part replaced.
  func replacing(_ part: Range<Index>, with other: String) -> String {
    self[..<part.lowerBound] + other + self[part.upperBound...]
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}
