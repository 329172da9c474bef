/// A node of the compiler's type-checked syntax tree, as far as it is of use here.
struct SyntaxNode {
  /// What the compiler calls such nodes, such as `binary_expr`.
  let kind: String
  /// Where the first and the last token begin, in bytes from the beginning of the file.
  let tokens: (first: Int, last: Int)?
  /// The mangled type, or the empty text.
  let type: String
  /// Whether it stands for nothing that is written.
  let isImplicit: Bool
  /// Whether a macro has made it, so that it is in no file.
  let isExpanded: Bool
  private let children: [String: [SyntaxNode]]
  private let words: [String: String]

  init(_ fields: [String: Any]) {
    kind = fields["_kind"] as? String ?? ""
    type = fields["type"] as? String ?? ""
    isImplicit = fields["implicit"] as? Bool ?? false
    let range = fields["range"] as? [String: Any]
    isExpanded = range?["buffer_id"] != nil
    if let first = range?["start"] as? Int, let last = range?["end"] as? Int, first <= last {
      tokens = (first, last)
    } else {
      tokens = nil
    }
    var children: [String: [SyntaxNode]] = [:]
    var words: [String: String] = [:]
    for (name, value) in fields {
      if let word = value as? String {
        words[name] = word
      } else if let node = value as? [String: Any] {
        children[name] = [SyntaxNode(node)]
      } else if let nodes = value as? [[String: Any]] {
        children[name] = nodes.map { SyntaxNode($0) }
      } else if let labels = value as? [String] {
        words[name] = labels.map { "\($0.isEmpty ? "_" : $0):" }.joined()
      }
    }
    (self.children, self.words) = (children, words)
  }

  /// The nodes below it, by the name of their role.
  var roles: [String: [SyntaxNode]] { children }

  /// The nodes in a role.
  func all(_ role: String) -> [SyntaxNode] { children[role] ?? [] }

  /// The only node in a role.
  func one(_ role: String) -> SyntaxNode? { children[role]?.first }

  /// A field that is no node; a list of labels as they are written in a function's full name.
  func word(_ name: String) -> String? { words[name] }

  /// What the arguments of a call are.
  var arguments: [SyntaxNode] { one("args")?.all("args").compactMap { $0.one("expr") } ?? [] }
}
