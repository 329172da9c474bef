/// The name and the argument labels of what is called, as far as its lines show them without a compiler.
struct LooseSignature {
  private static let introducing: Set<Substring> = ["func", "init", "init?", "init!", "subscript"]

  private let name: String
  private var labels: [Substring] = []
  private var depth = 0
  /// Whether the list of parameters goes on in the next line.
  private(set) var isOpen = true

  /// Reads the line in which a function, an initializer or a subscript begins; nil if none does, or one with a word that
  /// hides it.
  init?(beginningIn line: SourceLine, unless hiding: Set<Substring>) {
    let words = line.words
    guard let introducer = words.firstIndex(where: Self.introducing.contains),
      hiding.isDisjoint(with: words.prefix(introducer)),
      let named = words[introducer] == "func" ? words.dropFirst(introducer + 1).first : words[introducer],
      let start = line.text[named.endIndex...].firstIndex(of: "(")
    else { return nil }
    name = String(named.prefix { $0 != "?" && $0 != "!" })
    read(line.text[start...])
  }

  /// Reads a further line of the parameters.
  mutating func read(_ text: Substring) {
    var rest = text
    var isAtLabel = depth == 1
    while let character = rest.first {
      if isAtLabel, depth == 1, let label = rest.prefixMatch(of: #/\s*(_?\w+)(?=\s*:|\s+\w+\s*:)/#) {
        labels.append(label.output.1)
        rest = rest[label.range.upperBound...]
        isAtLabel = false
        continue
      }
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      isAtLabel = depth == 1 && (character == "(" || character == ",")
      if depth == 0 {
        isOpen = false
        return
      }
      rest.removeFirst()
    }
  }

  /// The name with all labels if one of them begins with an underscore; nil as long as the parameters go on.
  var titleWithUnderscore: String? {
    guard !isOpen, labels.contains(where: { $0.hasPrefix("_") && $0.count > 1 }) else { return nil }
    return "\(name)(\(labels.map { "\($0):" }.joined()))"
  }
}
