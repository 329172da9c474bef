/// A declaration, wherever it is made.
struct IndexedSymbol: Sendable, Hashable {
  /// What a symbol is, as far as it matters to anybody.
  enum Kind: Sendable, Hashable {
    /// A protocol.
    case `protocol`
    /// Another type, or an alias of one.
    case type
    /// An extension.
    case `extension`
    /// A getter, setter, observer or the like.
    case accessor
    /// A parameter of a function, or of a type.
    case parameter
    /// Anything else that has a name.
    case member
    /// A module.
    case module
  }

  /// The name that no other symbol has.
  let usr: String
  /// The name that sources use, with its labels.
  let name: String
  /// What it is.
  let kind: Kind
  /// Whether the compiler takes it for a test that XCTest finds by itself.
  let isUnitTest: Bool

  /// The name without its labels.
  var baseName: String {
    let end = name.dropFirst().firstIndex(of: "(") ?? name.endIndex
    return name[..<end].filter { $0 != "`" }
  }
}
