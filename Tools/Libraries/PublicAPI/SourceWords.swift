/// The words of a program's text, each with the character behind it.
public struct SourceWords: Sendable {
  /// The words in their order.
  public private(set) var all: [(text: Substring, next: Character?)] = []

  /// Finds the words of `source`.
  public init(_ source: some StringProtocol) {
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
