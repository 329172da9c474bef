/// A declaration as its source spells it; places are bytes of the file.
public struct SourceDeclaration: Sendable {
  /// What is declared.
  public enum Kind: Sendable, Hashable {
    /// A structure or an enumeration.
    case value
    /// A class or an actor.
    case `class`
    /// A protocol.
    case `protocol`
    /// An extension.
    case `extension`
    /// A function, or an operator.
    case function
    /// An initializer.
    case initializer
    /// A subscript.
    case `subscript`
    /// A variable or a constant.
    case variable
    /// A type alias.
    case alias
    /// What has no level of its own: a case, an associated type.
    case part
    /// An import.
    case `import`
  }

  /// A word before a declaration that says from where it can be seen.
  public struct Modifier: Sendable, Hashable {
    /// What the word says.
    public let level: AccessLevel
    /// Where it is; the end of the last byte.
    public let range: Range<Int>
  }

  /// An attribute before a declaration.
  public struct Attribute: Sendable, Hashable {
    /// Its name, without the sign before it.
    public let name: String
    /// Where it is.
    public let range: Range<Int>
  }

  /// What is declared.
  public let kind: Kind
  /// The name without labels, `init`, or `subscript`; of an import the module's.
  public let name: String
  /// The index of the declaration around it among those of the file, or nil at the top.
  public let parent: Int?
  /// All of it, from its first attribute to its last token's first byte.
  public let range: ClosedRange<Int>
  /// Where its keyword is, or a word before that which is no attribute.
  public let keyword: Int
  /// Where its own name is looked for: behind the modifiers, or where its keyword is.
  public let start: Int
  /// Where what the compiler shows to others ends: a body, or a value, begins there.
  public let headerEnd: Int
  /// The level that it says, or nil.
  public let access: Modifier?
  /// The level that it says for its setter, or nil.
  public let setterAccess: Modifier?
  /// Its attributes, and those of its getter and setter.
  public let attributes: [Attribute]

  /// Whether it is a constant.
  public let isConstant: Bool
  /// Whether it exists only for the message that those see who name it: nobody can use it.
  public let isUnavailable: Bool
  /// Whether it is to be used no more.
  public let isDeprecated: Bool

  /// Whether it has an attribute of this name.
  public func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}
