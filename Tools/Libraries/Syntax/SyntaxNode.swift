public import Foundation

/// A node of the syntax tree that the compiler writes down of a source file, be it only parsed or type-checked.
///
/// What the compiler calls a field of a node is its role here.
public struct SyntaxNode: Sendable {
  enum Field {
    case node(SyntaxNode)
    case nodes([SyntaxNode])
    case words([String])
    case flag

    var nodes: [SyntaxNode] {
      switch self {
      case .node(let node): [node]
      case .nodes(let nodes): nodes
      case .words, .flag: []
      }
    }
  }

  /// What the compiler calls such nodes, such as `binary_expr`.
  public let kind: String
  /// Where the first and the last token begin, in bytes from the beginning of the file; the last can be before the first.
  public let range: (first: Int, last: Int)?
  /// Whether a macro has made it, so that it is in no file.
  public let isExpanded: Bool
  private let fields: [String: Field]

  init(kind: String, range: (first: Int, last: Int)?, isExpanded: Bool, fields: [String: Field]) {
    (self.kind, self.range, self.isExpanded, self.fields) = (kind, range, isExpanded, fields)
  }

  /// Reads the JSON document of a file, and mends what Swift 6.3 forgets in it; nil if it is none.
  public init?(json: Data) { self.init(json: json, keeping: nil) }

  /// Reads of the JSON document of a file what has one of some roles, or all.
  init?(json: Data, keeping roles: Set<String>?) {
    guard let tree = SyntaxTreeReader.tree(in: json, keeping: roles) else { return nil }
    self = tree
  }

  /// The nodes below it, in no order.
  public var children: [SyntaxNode] { fields.values.flatMap(\.nodes) }

  /// The nodes in a role, in their order.
  public func all(_ role: String) -> [SyntaxNode] { fields[role]?.nodes ?? [] }

  /// The first node in a role, which is the only one in most.
  public func one(_ role: String) -> SyntaxNode? { all(role).first }

  /// The words in a role, such as the labels of a function, of which an empty one says that there is none.
  public func words(_ role: String) -> [String] {
    if case .words(let words)? = fields[role] { words } else { [] }
  }

  /// The first word in a role, which is the only one in most.
  public func word(_ role: String) -> String? { words(role).first }

  /// Whether a node or words have a role, or it is said without any that it holds.
  public func has(_ role: String) -> Bool { fields[role] != nil }
}
