extension Substring {
  /// The words that a shell reads: spaces part them outside of quotes, and a backslash takes the next character as it is.
  public var shellWords: [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var rest = self
    while let character = rest.popFirst() {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case "\\" where !isQuoted: rest.popFirst().map { word = (word ?? "") + String($0) }
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
