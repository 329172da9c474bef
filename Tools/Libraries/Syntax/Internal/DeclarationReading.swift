/// Turns the compiler's nodes into declarations.
struct DeclarationReading {
  /// What is asked of nodes here.
  static let roles: Set<String> = [
    "access", "access_level", "accessors", "attrs", "base_name", "deprecated", "domainIdentifier", "items",
    "let",
    "members", "module_path", "name", "obsoleted", "params", "special", "unavailable",
  ]

  private typealias Place = (first: Int, last: Int)

  private let text: SourceText
  private(set) var declarations: [SourceDeclaration] = []
  private(set) var testedModules: Set<String> = []

  /// Reads the node of a whole file.
  init(_ file: SyntaxNode, _ text: SourceText) {
    self.text = text
    read(file.all("items"), in: nil)
  }

  private mutating func read(_ nodes: [SyntaxNode], in parent: Int?) {
    var binding: Place?
    for node in nodes {
      if node.kind == "pattern_binding_decl" { binding = node.range }
      guard let kind = Self.kinds[node.kind], let range = node.range else { continue }
      if kind == .import {
        readImport(node, range)
        continue
      }
      // What a variable declares is around it: its own place is its name alone.
      let around =
        kind == .variable
        ? binding.flatMap { $0.first <= range.first && range.last <= $0.last ? $0 : nil } : nil
      declarations.append(declaration(node, kind, at: range, in: around ?? range, parent))
      read(node.all("members"), in: declarations.count - 1)
    }
  }

  private static let kinds: [String: SourceDeclaration.Kind] = [
    "struct_decl": .value, "enum_decl": .value, "class_decl": .class, "protocol": .protocol,
    "extension_decl": .extension, "func_decl": .function, "constructor_decl": .initializer,
    "subscript_decl": .subscript, "var_decl": .variable, "typealias": .alias, "enum_element_decl": .part,
    "associated_type_decl": .part, "import_decl": .import,
  ]

  private func declaration(
    _ node: SyntaxNode, _ kind: SourceDeclaration.Kind, at range: Place,
    in around: Place,
    _ parent: Int?
  ) -> SourceDeclaration {
    let attributes = node.all("attrs")
    let starts = attributes.compactMap { $0.range.map(start) }.filter { $0 < around.first }
    let all = attributes + node.all("accessors").flatMap { $0.all("attrs") }
    let base = node.one("name")?.one("base_name")
    return SourceDeclaration(
      kind: kind, name: base?.word("name") ?? base?.word("special") ?? "", parent: parent,
      range: min(starts.min() ?? around.first, around.first)...max(around.last, around.first),
      keyword: around.first, start: range.first,
      headerEnd: headerEnd(of: node, kind, at: range, in: around),
      access: attributes.lazy.compactMap {
        $0.kind == "access_control_attr" ? modifier($0, $0.word("access_level")) : nil
      }
      .first,
      setterAccess: attributes.lazy.compactMap {
        $0.kind == "setter_access_attr" ? modifier($0, $0.word("access")) : nil
      }
      .first,
      attributes: all.compactMap(attribute), isConstant: node.has("let"),
      isUnavailable: attributes.contains {
        let domain = $0.word("domainIdentifier")
        return domain == "*" && $0.has("unavailable") || domain == "swift" && $0.has("obsoleted")
      },
      isDeprecated: attributes.contains { $0.has("deprecated") })
  }

  /// Where an attribute begins: the compiler has some begin at their sign, and those with parentheses behind it.
  private func start(of attribute: Place) -> Int {
    let sign = UInt8(ascii: "@")
    guard text.bytes.indices.contains(attribute.first), text.bytes[attribute.first] != sign else {
      return attribute.first
    }
    let before = text.bytes[..<attribute.first].lastIndex { !" \t\r\n".utf8.contains($0) }
    return before.flatMap { text.bytes[$0] == sign ? $0 : nil } ?? attribute.first
  }

  private func modifier(_ attribute: SyntaxNode, _ word: String?) -> SourceDeclaration.Modifier? {
    guard let range = attribute.range, let level = word.flatMap({ AccessLevel(word: $0) }) else { return nil }
    // The place is where the last token begins: the word, or the parenthesis behind what it is about.
    let end = range.first == range.last ? text.endOfWord(at: range.last) : range.last + 1
    return SourceDeclaration.Modifier(level: level, range: range.first..<end)
  }

  private func attribute(_ attribute: SyntaxNode) -> SourceDeclaration.Attribute? {
    guard let range = attribute.range else { return nil }
    let (first, sign) = (start(of: range), UInt8(ascii: "@"))
    let isSign = text.bytes.indices.contains(first) && text.bytes[first] == sign
    let name = isSign ? max(range.first, first + 1) : first
    let end = max(text.endOfWord(at: range.last), range.last + 1)
    return SourceDeclaration.Attribute(
      name: text[name..<text.endOfWord(at: name)], range: first..<end)
  }

  private func headerEnd(
    of node: SyntaxNode, _ kind: SourceDeclaration.Kind, at range: Place,
    in around: Place
  ) -> Int {
    switch kind {
    case .value, .class, .protocol, .extension:
      return text.first(of: "{", from: range.first, to: around.last) ?? around.last
    case .function, .initializer:
      // A default value may have braces, what is behind the parameters has none before the body.
      return text.first(of: "{", from: node.one("params")?.range?.last ?? range.first, to: around.last)
        ?? around.last + 1
    case .subscript: return node.all("accessors").lazy.compactMap { $0.range?.first }.first ?? around.last + 1
    case .variable: return endOfVariable(from: text.endOfWord(at: range.first), to: around.last)
    case .alias, .part, .import: return around.last + 1
    }
  }

  /// What shows of a variable is its type, or else the beginning of its value, which says most of it.
  private func endOfVariable(from name: Int, to end: Int) -> Int {
    guard let next = text.first(of: ":={,", from: name, to: end) else { return end + 1 }
    if text.bytes[next] == UInt8(ascii: ":") { return text.first(of: "={", from: next, to: end) ?? end + 1 }
    guard text.bytes[next] == UInt8(ascii: "="),
      let value = text.first(of: Self.wordStarts, from: next, to: end)
    else { return next }
    return text.first(of: "({[ \n", from: value, to: end) ?? end + 1
  }

  private static let wordStarts = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_"

  private mutating func readImport(_ node: SyntaxNode, _ range: Place) {
    let line = text.line(of: range.first)
    let start = text.offset(line: line, column: 1) ?? range.first
    let words = text[start..<range.first].split(whereSeparator: \.isWhitespace)
    guard let module = node.word("module_path") else { return }
    if words.contains("@testable") { testedModules.insert(module) }
    let access = words.lazy.compactMap { word in AccessLevel(word: word) }.first
    let modifier = access.flatMap { level -> SourceDeclaration.Modifier? in
      guard let place = text[start..<range.first].utf8.firstRange(of: level.word.utf8) else { return nil }
      let head = text[start..<range.first]
      let offset = start + head.utf8.distance(from: head.startIndex, to: place.lowerBound)
      return SourceDeclaration.Modifier(level: level, range: offset..<offset + level.word.utf8.count)
    }
    declarations.append(
      SourceDeclaration(
        kind: .import, name: module, parent: nil, range: start...range.last, keyword: range.first,
        start: range.first,
        headerEnd: range.last + 1, access: modifier, setterAccess: nil, attributes: [], isConstant: true,
        isUnavailable: false, isDeprecated: false))
  }
}
