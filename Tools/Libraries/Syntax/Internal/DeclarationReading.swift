/// Turns the compiler's nodes into declarations.
struct DeclarationReading {
  private let text: SourceText
  private(set) var declarations: [SourceDeclaration] = []
  private(set) var testedModules: Set<String> = []

  /// Reads the node of a whole file.
  init(_ file: SyntaxNode, _ text: SourceText) {
    self.text = text
    read(file.items ?? [], in: nil)
  }

  private mutating func read(_ nodes: [SyntaxNode], in parent: Int?) {
    var binding: SyntaxNode.Range?
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
        ? binding.flatMap { $0.start <= range.start && range.end <= $0.end ? $0 : nil } : nil
      declarations.append(declaration(node, kind, at: range, in: around ?? range, parent))
      read(node.members ?? [], in: declarations.count - 1)
    }
  }

  private static let kinds: [String: SourceDeclaration.Kind] = [
    "struct_decl": .value, "enum_decl": .value, "class_decl": .class, "protocol": .protocol,
    "extension_decl": .extension, "func_decl": .function, "constructor_decl": .initializer,
    "subscript_decl": .subscript, "var_decl": .variable, "typealias": .alias, "enum_element_decl": .part,
    "associated_type_decl": .part, "import_decl": .import,
  ]

  private func declaration(
    _ node: SyntaxNode, _ kind: SourceDeclaration.Kind, at range: SyntaxNode.Range,
    in around: SyntaxNode.Range,
    _ parent: Int?
  ) -> SourceDeclaration {
    let attributes = node.attributes ?? []
    let starts = attributes.compactMap { $0.range.map(start) }.filter { $0 < around.start }
    let all = attributes + (node.accessors ?? []).flatMap { $0.attributes ?? [] }
    let base = node.name?.baseName
    return SourceDeclaration(
      kind: kind, name: base?.name ?? base?.special ?? "", parent: parent,
      range: min(starts.min() ?? around.start, around.start)...max(around.end, around.start),
      keyword: around.start, start: range.start,
      headerEnd: headerEnd(of: node, kind, at: range, in: around),
      access: attributes.lazy.compactMap { $0.kind == "access_control_attr" ? modifier($0, $0.level) : nil }
        .first,
      setterAccess: attributes.lazy.compactMap {
        $0.kind == "setter_access_attr" ? modifier($0, $0.setterLevel) : nil
      }
      .first,
      attributes: all.compactMap(attribute), isConstant: node.isConstant ?? false,
      isUnavailable: attributes.contains {
        $0.domain == "*" && $0.unavailable != nil || $0.domain == "swift" && $0.obsoleted != nil
      },
      isDeprecated: attributes.contains { $0.deprecated != nil })
  }

  /// Where an attribute begins: the compiler has some begin at their sign, and those with parentheses behind it.
  private func start(of attribute: SyntaxNode.Range) -> Int {
    let sign = UInt8(ascii: "@")
    guard text.bytes.indices.contains(attribute.start), text.bytes[attribute.start] != sign else {
      return attribute.start
    }
    let before = text.bytes[..<attribute.start].lastIndex { !" \t\r\n".utf8.contains($0) }
    return before.flatMap { text.bytes[$0] == sign ? $0 : nil } ?? attribute.start
  }

  private func modifier(_ attribute: SyntaxNode.Attribute, _ word: String?) -> SourceDeclaration.Modifier? {
    guard let range = attribute.range, let level = word.flatMap({ AccessLevel(word: $0) }) else { return nil }
    // The place is where the last token begins: the word, or the parenthesis behind what it is about.
    let end = range.start == range.end ? text.endOfWord(at: range.end) : range.end + 1
    return SourceDeclaration.Modifier(level: level, range: range.start..<end)
  }

  private func attribute(_ attribute: SyntaxNode.Attribute) -> SourceDeclaration.Attribute? {
    guard let range = attribute.range else { return nil }
    let (first, sign) = (start(of: range), UInt8(ascii: "@"))
    let isSign = text.bytes.indices.contains(first) && text.bytes[first] == sign
    let name = isSign ? max(range.start, first + 1) : first
    let end = max(text.endOfWord(at: range.end), range.end + 1)
    return SourceDeclaration.Attribute(
      name: text[name..<text.endOfWord(at: name)], range: first..<end)
  }

  private func headerEnd(
    of node: SyntaxNode, _ kind: SourceDeclaration.Kind, at range: SyntaxNode.Range,
    in around: SyntaxNode.Range
  ) -> Int {
    switch kind {
    case .value, .class, .protocol, .extension:
      return text.first(of: "{", from: range.start, to: around.end) ?? around.end
    case .function, .initializer:
      // A default value may have braces, what is behind the parameters has none before the body.
      return text.first(of: "{", from: node.parameters?.range?.end ?? range.start, to: around.end) ?? around
        .end + 1
    case .subscript: return node.accessors?.lazy.compactMap { $0.range?.start }.first ?? around.end + 1
    case .variable: return endOfVariable(from: text.endOfWord(at: range.start), to: around.end)
    case .alias, .part, .import: return around.end + 1
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

  private mutating func readImport(_ node: SyntaxNode, _ range: SyntaxNode.Range) {
    let line = text.line(of: range.start)
    let start = text.offset(line: line, column: 1) ?? range.start
    let words = text[start..<range.start].split(whereSeparator: \.isWhitespace)
    guard let module = node.modules?.first else { return }
    if words.contains("@testable") { testedModules.insert(module) }
    let access = words.lazy.compactMap { word in AccessLevel(word: word) }.first
    let modifier = access.flatMap { level -> SourceDeclaration.Modifier? in
      guard let place = text[start..<range.start].utf8.firstRange(of: level.word.utf8) else { return nil }
      let head = text[start..<range.start]
      let offset = start + head.utf8.distance(from: head.startIndex, to: place.lowerBound)
      return SourceDeclaration.Modifier(level: level, range: offset..<offset + level.word.utf8.count)
    }
    declarations.append(
      SourceDeclaration(
        kind: .import, name: module, parent: nil, range: start...range.end, keyword: range.start,
        start: range.start,
        headerEnd: range.end + 1, access: modifier, setterAccess: nil, attributes: [], isConstant: true,
        isUnavailable: false, isDeprecated: false))
  }
}
