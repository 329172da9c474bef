/// A declaration that is public by a word in front of it, as a piece of source text.
struct PublicDeclaration {
  /// The line on which it begins; the first is 1.
  let line: Int
  /// What stands before the body: attributes on its own line, modifiers, name, parameters and result.
  let head: String
  /// The body with its braces, or the empty text.
  let body: String
  private let range: Range<String.Index>

  /// The word that introduces it, such as `func`.
  var keyword: String { head.firstWord(among: Self.keywords) ?? "" }

  /// The name after the keyword, if it has one that can be written as a word.
  var name: String? {
    guard let found = head.firstRange(of: keyword) else { return nil }
    let name = head[found.upperBound...].drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty || keyword == "init" || keyword == "subscript" ? nil : String(name)
  }

  private static let keywords = [
    "func", "var", "let", "init", "subscript", "struct", "class", "enum", "actor", "protocol", "typealias",
    "extension",
  ]

  /// The declarations of a file, those inside others too.
  static func all(in text: String) -> [PublicDeclaration] {
    var found: [PublicDeclaration] = []
    var line = 0
    for start in text.lineStarts {
      line += 1
      let rest = text[start...].prefix { $0 != "\n" }
      let words = rest.split(separator: " ").drop { $0.hasPrefix("@") }
      guard words.contains(where: { $0 == "public" || $0 == "open" }),
        words.first.map({ Self.openingWords.contains(String($0)) }) == true
      else { continue }
      let from = text.index(start, offsetBy: rest.prefix { $0 == " " }.count)
      found.append(PublicDeclaration(from: from, line: line, in: text))
    }
    return found.filter { !$0.keyword.isEmpty && $0.keyword != "extension" }
  }

  private static let openingWords: Set<String> = [
    "public", "open", "static", "final", "mutating", "nonisolated", "convenience", "required", "override",
    "indirect",
    "lazy", "class", "consuming", "borrowing", "nonmutating", "prefix", "postfix", "infix", "weak", "dynamic",
  ]

  private init(from start: String.Index, line: Int, in text: String) {
    self.line = line
    var scanner = SourceScanner(text, from: start)
    let (bodyStart, end) = scanner.declaration()
    head = String(text[start..<(bodyStart ?? end)])
    body = bodyStart.map { String(text[$0..<end]) } ?? ""
    range = start..<end
  }

  /// `source` with `text` in place of the declaration.
  func replaced(by text: String, in source: String) -> String {
    source.replacing(range, with: text)
  }
}
