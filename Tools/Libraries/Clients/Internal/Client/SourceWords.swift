/// The words of a program's text, each with the character behind it.
struct SourceWords {
  private(set) var all: [(text: Substring, next: Character?)] = []

  init(_ source: some StringProtocol) {
    var rest = Substring(source)
    while let start = rest.firstIndex(where: Self.isPartOfWord) {
      let text = rest[start...].prefix(while: Self.isPartOfWord)
      rest = rest[text.endIndex...]
      all.append((text, rest.first))
    }
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_$#".contains(character)
  }
}
