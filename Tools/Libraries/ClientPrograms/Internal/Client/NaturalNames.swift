import PublicAPI

/// Gives what a client declares the names that a person would choose.
///
/// Generators number what they declare, so that they need not look at each other's names. Here a parameter gets the name
/// of the argument that it becomes, or of its type; a type that of what it inherits. No name is taken that the client
/// uses for something else, since that would change what the client means.
struct NaturalNames {
  private var tokens: [Substring]
  /// The names that the client uses for something else.
  private var taken: Set<Substring> = []
  /// The names that the placeholders have in the function that is being read.
  private var names: [Substring: Substring] = [:]

  private init(_ text: String) {
    tokens = text.tokens
    for index in tokens.indices where tokens[index].isName && !tokens[index].isPlaceholder {
      if !isMember(index), !isLabel(index) { taken.insert(tokens[index]) }
    }
  }

  /// The client with the names that a person would choose.
  static func applied(to text: String) -> String {
    var names = NaturalNames(text)
    names.rename()
    return names.tokens.joined()
  }

  private mutating func rename() {
    let subject = nameOfSubject
    let type = nameOfType
    for index in tokens.indices
    where tokens[index].isName && (!isMember(index) || tokens[index] == Self.stored[...]) {
      let token = tokens[index]
      if token == "Subject", let subject {
        tokens[index] = subject
      } else if token == "Client", self[index + 1] == Self.mark {
        tokens[index] = type
      } else if token == "ClientReference", !taken.contains("Counter") {
        tokens[index] = "Counter"
      } else if token == Self.stored[...] {
        tokens[index] = nameOfStored
      } else if token == "client", self[index + 1] == Self.mark {
        tokens[index] = "example"
      } else if token.isPlaceholder {
        if isDeclared(index) { choose(at: index) }
        if !isLabel(index) || isDeclared(index) { tokens[index] = names[token] ?? token }
        // A label that is the name as well is written once.
        if isDeclared(index), tokens[index - 2] == tokens[index] {
          (tokens[index - 2], tokens[index - 1]) = ("", "")
        }
      }
    }
  }

  /// What a type of the client's own calls what it stores.
  static let stored = "storedByClient"

  /// What that is called: after its type, unless the client calls something else so.
  private var nameOfStored: Substring {
    let hasReference = ["ClientReference", "Counter"].contains(where: tokens.contains)
    return [hasReference ? "counter" : "count", "stored"].first { !taken.contains($0) } ?? Self.stored[...]
  }

  private static let mark = String(Client.numberMark)[...]

  private subscript(index: Int) -> Substring { tokens.indices.contains(index) ? tokens[index] : "" }

  /// Whether a parameter is declared at `index`: a label or an underscore stands before it, unless it is a subscript's,
  /// and its type behind it.
  private func isDeclared(_ index: Int) -> Bool {
    isDeclaredWithoutLabel(index)
      || self[index + 1] == ":" && self[index - 1] == " " && self[index - 2].isName
        && !["let", "var", "case", "return", "in", "try", "await"].contains(self[index - 2])
  }

  private func isDeclaredWithoutLabel(_ index: Int) -> Bool {
    self[index + 1] == ":" && (self[index - 1] == "(" || self[index - 1] == " " && self[index - 2] == ",")
  }

  private func isMember(_ index: Int) -> Bool { self[index - 1] == "." }

  /// Whether the name at `index` is the label of an argument, or of a parameter that has another name inside.
  private func isLabel(_ index: Int) -> Bool {
    let before = self[index - 1] == " " ? self[index - 2] : self[index - 1]
    guard before == "(" || before == "," else { return false }
    return self[index + 1] == ":"
      || self[index + 1] == " " && self[index + 2].isPlaceholder && self[index + 3] == ":"
  }

  private mutating func choose(at index: Int) {
    let placeholder = tokens[index]
    // The first parameter begins another function, in which all names are free again.
    if placeholder == "it" { names = [:] }
    if placeholder.hasSuffix("0"), self[index - 3] != " " || self[index - 1] == "(" {
      names = names.filter { $0.key == "it" }
    }
    let labels = [
      label(ofDeclared: index), placeholder == "it" ? nil : argument(placeholder, after: index),
    ].compactMap { $0?.withoutPreposition }
    let named = labels.filter(\.isGoodName) + namesOfType(at: index + 2) + labels.filter { !$0.isKeyword }
    guard let plain = named.first(where: { !$0.isKeyword }) else { return }
    // Shadowing what the client names would change its meaning.
    let used = taken.union(names.values)
    let numbered = (2...).lazy.map { "\(plain)\($0)"[...] }
    names[placeholder] =
      named.first { !$0.isKeyword && !used.contains($0) } ?? numbered.first { !used.contains($0) }
  }

  /// The label before a parameter's name.
  private func label(ofDeclared index: Int) -> Substring? {
    self[index - 2] == "_" || isDeclaredWithoutLabel(index) ? nil : self[index - 2]
  }

  /// The label of the first argument that `placeholder` is from `index` on.
  private func argument(_ placeholder: Substring, after index: Int) -> Substring? {
    let uses = tokens.indices[(index + 1)...].filter { tokens[$0] == placeholder }
    return uses.first.flatMap { use in
      self[use - 1] == " " && self[use - 2] == ":" && isLabel(use - 3) ? self[use - 3] : nil
    }
  }

  /// Names for a value of the type that begins at `index`, the shortest first.
  private func namesOfType(at index: Int) -> [Substring] {
    var depth = 0
    var last: Substring?
    for token in tokens[min(index, tokens.endIndex)...] {
      switch token {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      default: break
      }
      if depth < 0 || depth == 0 && [",", "=", "{", "\n"].contains(token) { break }
      if token == "-" { return ["action"] }
      if depth == 0, token.isName, !Self.specifiers.contains(token) { last = token }
      if token == "[" { last = "Values" }
    }
    guard var last else { return [] }
    if last == "Subject" { last = constraint(of: "Subject") ?? last }
    return Self.names(ofValuesOf: last)
  }

  /// Names for a value of the type called `type`, the shortest first.
  static func names(ofValuesOf type: Substring) -> [Substring] {
    if let plain = plainNames[type] { return [plain] }
    // Nothing can be made of the name of a type that begins with a small letter.
    let isPlain = type.utf8.count == 1 || type.first?.isLowercase == true
    if type.hasSuffix("Type"), type != "Type" { return names(ofValuesOf: type.dropLast("Type".count)) }
    return isPlain ? ["value"] : [type.lastWord.uncapitalized, type.uncapitalized]
  }

  /// The names of a closure's parameters of these `types`, each other than the rest.
  static func names(ofParameters types: [TypeExpression]) -> [String] {
    var used: Set<Substring> = ["copy", "change", "kept", "use"]
    return types.map { type in
      let names = names(ofValuesOf: type.innermost.path?.split(separator: ".").last ?? "T").filter {
        !$0.isKeyword
      }
      let numbered = (2...).lazy.map { "\(names.first ?? "value")\($0)"[...] }
      let name = (names + ["value"]).first { !used.contains($0) } ?? numbered.first { !used.contains($0) }
      used.insert(name ?? "value")
      return String(name ?? "value")
    }
  }

  private static let specifiers: Set<Substring> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "escaping", "autoclosure",
    "Sendable",
    "each", "repeat", "Type", "Protocol", "nonisolated", "MainActor",
  ]

  private static let plainNames: [Substring: Substring] = [
    "Int": "number", "Double": "number", "Float": "number", "UInt": "number", "UInt8": "byte",
    "String": "text", "Index": "position",
    "Bool": "flag", "Self": "other", "Void": "nothing", "Any": "value", "Never": "never",
    "AnyObject": "object",
  ]

  /// The last part of the name of what a generic parameter conforms to.
  private func constraint(of parameter: Substring) -> Substring? {
    tokens.indices.first { tokens[$0] == parameter && self[$0 + 1] == ":" && self[$0 + 2] == " " }
      .flatMap { lastName(from: $0 + 3) }
  }

  /// The last part of the dotted name that begins at `index`.
  private func lastName(from index: Int) -> Substring? {
    var index = index
    while self[index + 1] == "." { index += 2 }
    return self[index].isName ? self[index] : nil
  }

  /// What the generic parameter that stands for a protocol is called; nil where there is none of the client's own.
  private var nameOfSubject: Substring? {
    let isDeclared = tokens.indices.contains { index in
      tokens[index] == "client" && self[index + 1] == Self.mark && self[index + 2] == "<"
        && tokens[(index + 3)...].prefix { $0 != ">" && $0 != "(" }.contains("Subject")
    }
    guard isDeclared else { return nil }
    return constraint(of: "Subject").flatMap { name in
      [name.prefix(1), "T", "U"].first { !taken.contains($0) && $0.first?.isUppercase == true }
    }
  }

  /// What a type of the client's own is called, after what it inherits first.
  private var nameOfType: Substring {
    for index in tokens.indices where tokens[index] == "Client" && self[index + 1] == Self.mark {
      var next = index + 2
      if self[next] == "<" {
        var depth = 0
        repeat {
          depth += self[next] == "<" ? 1 : self[next] == ">" ? -1 : 0
          next += 1
        } while depth > 0 && next < tokens.endIndex
      }
      if self[next] == ":", let name = lastName(from: next + 2), !name.hasPrefix("My"),
        name != "AnyObject", !ConformanceUses.derived.contains(String(name))
      {
        return "My\(name)"
      }
    }
    return "Example"
  }
}

extension Substring {
  fileprivate var isName: Bool { utf8.first.map(\.isPartOfName) ?? false }

  /// Whether a generator has made the name up.
  fileprivate var isPlaceholder: Bool {
    let stem = prefix { $0.isLowercase }
    let number = dropFirst(stem.count).utf8
    return self == "it"
      || Self.placeholders.contains(stem) && number.first?.isDigit == true
        && number.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") }
  }

  /// What generators put before a number.
  private static let placeholders: Set<Substring> = [
    "value", "given", "part", "link", "one", "another", "other",
  ]

  /// Whether the name says what a value is, and not how it is related to a function.
  fileprivate var isGoodName: Bool {
    let relations = ["To", "By", "With", "For", "From", "In", "Of", "At", "On", "As", "Using"]
    return !isKeyword && !relations.contains(where: hasSuffix)
  }

  /// What a label says without the word that ties it to the function: `delay` of `withDelay`.
  fileprivate var withoutPreposition: Substring {
    for word in ["with", "from", "for", "using", "by", "in", "at", "on", "of", "to"] where hasPrefix(word) {
      let rest = dropFirst(word.count)
      if rest.first?.isUppercase == true { return rest.uncapitalized }
    }
    return self
  }

  /// Whether no value can have the name, or it would be hard to read.
  fileprivate var isKeyword: Bool { Self.keywords.contains(self) || first?.isLowercase != true }

  private static let keywords: Set<Substring> = [
    "as", "associatedtype", "at", "by", "before", "after", "borrowing", "break", "case", "catch", "class",
    "consume",
    "consuming", "continue", "copy", "default", "defer", "deinit", "discard", "do", "each", "else", "enum",
    "extension",
    "fallthrough", "false", "fileprivate", "for", "from", "func", "get", "guard", "if", "import", "in",
    "init", "inout",
    "internal", "into", "is", "it", "let", "nil", "nonisolated", "of", "on", "open", "operator", "package",
    "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "set", "static", "struct",
    "subscript",
    "super", "switch", "than", "then", "throw", "throws", "to", "true", "try", "type", "typealias", "using",
    "var", "where",
    "while", "with", "any", "some", "actor", "async", "await", "client", "example",
  ]

  /// The part that begins with the last capital letter behind a small one: `Request` of `DownloadRequest`.
  fileprivate var lastWord: Substring {
    let starts = indices.dropFirst().filter { self[$0].isUppercase && !self[index(before: $0)].isUppercase }
    let inCapitals = indices.dropFirst().filter { start in
      let next = index(after: start)
      return self[start].isUppercase && next < endIndex && self[next].isLowercase
    }
    return (starts + inCapitals).max().map { self[$0...] } ?? self
  }

  /// The name of a value of the type with this name: `HTTPMethod` becomes `httpMethod`.
  fileprivate var uncapitalized: Substring {
    let capitals = prefix { $0.isUppercase || $0.isNumber }
    let count = capitals.count == self.count || capitals.count < 2 ? capitals.count : capitals.count - 1
    return "\(prefix(count).lowercased())\(dropFirst(count))"
  }
}

extension String {
  /// The names, and each character between them.
  fileprivate var tokens: [Substring] {
    var tokens: [Substring] = []
    var rest = self[...]
    while let first = rest.utf8.first {
      let token =
        first.isPartOfName
        ? rest.utf8.prefix(while: \.isPartOfName) : rest.utf8.prefix(first.lengthOfCharacter)
      tokens.append(Substring(token))
      rest = rest[token.endIndex...]
    }
    return tokens
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var isPartOfName: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
      || self == UInt8(ascii: "_")
  }

  /// How many bytes the character has of which this is the first.
  fileprivate var lengthOfCharacter: Int { self < 0x80 ? 1 : self < 0xE0 ? 2 : self < 0xF0 ? 3 : 4 }
}
