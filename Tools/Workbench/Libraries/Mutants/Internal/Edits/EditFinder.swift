import Syntax

/// Looks for places in the tree of a file where a defect can be planted.
struct EditFinder {
  let source: SourceText
  private var found: Set<Edit> = []

  /// The edits of a file, from its beginning to its end.
  static func edits(of tree: SyntaxNode, in source: SourceText) -> [Edit] {
    var finder = EditFinder(source: source)
    finder.visit(tree, in: Surroundings())
    return finder.found.sorted {
      ($0.shown.lowerBound, $0.shown.upperBound, $0.title) < (
        $1.shown.lowerBound, $1.shown.upperBound, $1.title
      )
    }
  }

  private init(source: SourceText) { self.source = source }

  private mutating func visit(_ node: SyntaxNode, in outer: Surroundings) {
    // What a type is made of at compile time, such as the number behind a case, cannot be decided later.
    guard node.kind != "enum_element_decl", !node.isExpanded else { return }
    // The pieces between the expressions of a text are no texts of their own.
    if node.one("fn")?.one("fn")?.one("decl")?.word("base_name") == "appendLiteral" { return }
    let isDeclaration = node.kind.hasSuffix("_decl")
    if isDeclaration, node.isImplicit, node.kind != "pattern_binding_decl" { return }
    let inner = isDeclaration ? surroundings(of: node, in: outer) : outer
    if !node.isImplicit {
      findOperators(node, in: inner)
      findLiterals(node, in: inner)
      findConditions(node, in: inner)
    }
    findStatements(node, in: inner)
    findResults(node, in: inner)
    for child in node.children { visit(child, in: inner) }
    // What is put off stands in a function that nobody has written.
    if node.kind == "defer_stmt", let body = node.one("temp_decl")?.one("body") { visit(body, in: inner) }
  }

  private func surroundings(of node: SyntaxNode, in outer: Surroundings) -> Surroundings {
    let base = node.one("name")?.one("base_name")
    let name = base?.word("name") ?? base?.word("special") ?? ""
    let labels = (node.one("name")?.words("args") ?? []).map { "\($0.isEmpty ? "_" : $0):" }.joined()
    switch node.kind {
    case "import_decl", "pattern_binding_decl", "enum_case_decl", "accessor_decl": return outer
    case "extension_decl":
      guard let range = source.extent(of: node) else { return outer }
      let type = source[range].dropFirst("extension ".utf8.count).prefix { !" :{\n".contains($0) }
      return outer.inside(String(type))
    case "func_decl": return outer.inside("\(name)(\(labels))")
    case "constructor_decl": return outer.inside("init(\(labels))", isInitializer: true)
    default: return outer.inside(name)
    }
  }

  /// Notes an edit of `range`.
  mutating func note(
    _ form: Edit.Form, of range: Range<Int>, shown: Range<Int>? = nil, in place: Surroundings, _ title: String
  ) {
    found.insert(
      Edit(range: range, form: form, shown: shown ?? range, function: place.function, title: title))
  }

  /// Notes that another expression takes the place of that in `range`.
  mutating func replace(_ range: Range<Int>, by text: String, in place: Surroundings) {
    note(.replaced(by: text), of: range, in: place, "\(quoted(range)) becomes \(text.quoted)")
  }

  /// What stands in a range, on one line and shortened.
  func quoted(_ range: Range<Int>) -> String { source[range].quoted }
}

extension String {
  /// The text on one line, shortened, between the marks of code.
  fileprivate var quoted: String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "`\(line.count > 60 ? "\(line.prefix(40)) … \(line.suffix(15))" : line)`"
  }
}
