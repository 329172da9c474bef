/// Text with the escape sequences that colour it on a terminal.
struct EscapedText {
  let lines: [StyledLine]

  init(_ text: String) {
    var lines = [StyledLine()]
    var style = Style()
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}" where rest.first == "[":
        // Parameters, then a letter that says what they are for; an `m` selects how to show what comes next.
        let parameters = rest.dropFirst().prefix { !$0.isLetter }
        rest = rest[parameters.endIndex...]
        guard rest.popFirst() == "m" else { continue }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        for number in numbers { style.apply(number) }
      case _ where character.isNewline: lines.append(StyledLine())
      default: lines[lines.count - 1].append(character, style)
      }
    }
    self.lines = lines
  }
}
