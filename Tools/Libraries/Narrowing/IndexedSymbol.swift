/// A declaration, wherever it is made.
public struct IndexedSymbol: Sendable, Hashable {
  /// What a symbol is, as far as it matters to anybody.
  public enum Kind: Sendable, Hashable {
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
  public let usr: String
  /// The name that sources use, with its labels.
  public let name: String
  /// What it is.
  public let kind: Kind
  /// Whether the compiler takes it for a test that XCTest finds by itself.
  public let isUnitTest: Bool

  /// The name without its labels.
  public var baseName: String {
    let end = name.dropFirst().firstIndex(of: "(") ?? name.endIndex
    return name[..<end].filter { $0 != "`" }
  }
}
