/// The kinds of declaration, by the keyword that introduces them.
public enum DeclarationKind: String, Sendable, Hashable, CaseIterable {
  /// A structure.
  case structure = "struct"
  /// A class.
  case `class`
  /// An actor.
  case actor
  /// An enumeration.
  case enumeration = "enum"
  /// A protocol.
  case `protocol`
  /// A type alias.
  case typeAlias = "typealias"
  /// An associated type.
  case associatedType = "associatedtype"
  /// A case of an enumeration.
  case enumerationCase = "case"
  /// A function, method or operator function.
  case function = "func"
  /// An initializer.
  case initializer = "init"
  /// A subscript.
  case `subscript`
  /// A variable or property declared with `var`.
  case variable = "var"
  /// A constant declared with `let`.
  case constant = "let"
  /// A macro.
  case macro
  /// An operator: `infix operator <+>: Group`.
  case `operator`
  /// A precedence group.
  case precedenceGroup = "precedencegroup"
  /// An imported module whose names or members reach the importing client.
  case moduleImport = "import"
  /// A conformance, written as an extension without members.
  case conformance = "extension"

  /// Whether the kind has a name of its own, so that it counts as a declaration wherever declarations are counted.
  ///
  /// A conformance and an import only tell more about what others have declared.
  public var isCounted: Bool { self != .conformance && self != .moduleImport }

  /// Whether the kind declares a type that can have members.
  public var isType: Bool {
    switch self {
    case .structure, .class, .actor, .enumeration, .protocol: true
    default: false
    }
  }

  /// Whether the kind is a property or a global variable.
  public var isStorage: Bool { self == .variable || self == .constant }
}
