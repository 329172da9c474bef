/// One thing a client of a module can name or rely on, in canonical form.
///
/// Two spellings of one declaration give equal values: sugar, the order of requirements, the names of a function's
/// generic parameters and of its arguments inside the body say nothing to a client.
public struct Declaration: Sendable {
  /// What the declaration is.
  public var kind: DeclarationKind
  /// The names of the types around it, outermost first; for an extension's member, those of the extended type.
  public var context: [String] = []
  /// Its own name without labels: `execute`, `init`, `subscript`, `<+>`; empty for a conformance.
  public var name: String
  /// Attributes that matter to a client, such as `@MainActor`, without the `@`.
  public var attributes: [DeclarationAttribute] = []
  /// Keywords such as `static`, `mutating` or `open`.
  public var modifiers: Set<Modifier> = []
  /// Generic parameters between the angle brackets; for a protocol its primary associated types.
  public var generics: [GenericParameter] = []
  /// The parameters or associated values, or nil where there is no parameter list.
  public var parameters: [Parameter]?
  /// `async` and `throws` of a function or an initializer.
  public var effects: Set<Effect> = []
  /// The result, the type of a property, what a type alias stands for, or an associated type's default.
  public var type: TypeExpression?
  /// The superclass, inherited protocols, raw type, suppressed conformances, or the protocol conformed to.
  public var inheritance: [TypeExpression] = []
  /// The requirements of the where clause, including those of the extension around the declaration.
  public var requirements: [GenericRequirement] = []
  /// How a property or subscript can be accessed.
  public var accessors: Set<Accessor>?
  /// `?` or `!` behind `init`.
  public var failability: Failability = .none
  /// On which versions of which platforms the declaration can be used.
  public var availability: [Availability] = []
  /// Whether conforming types have to provide the declaration, and whether a default does it for them.
  public var requirement: RequirementRole = .none
  /// The body of an operator or precedence group declaration, or an import's module.
  public var detail: String = ""
  /// The platforms the declaration exists on, or empty for all of them.
  public internal(set) var platforms: [String] = []
  /// Where the source declares it, which is no part of its value.
  public internal(set) var location: SourceLocation?
  /// The mangled name, which has the canonical types of a function or property in it.
  ///
  /// It is nil if the surface was read from a source without it, and it is no part of the value.
  public var mangledName: String?
  /// The other modules that declare the types which the declaration names, by the names; those of the standard library
  /// are left out.
  ///
  /// It is empty if the surface was read from a source without them, and it is no part of the value.
  public internal(set) var typeOrigins: [String: String] = [:]

  /// Makes a declaration of which only kind and name are known.
  init(kind: DeclarationKind, name: String) {
    self.kind = kind
    self.name = name
  }
}

extension Declaration {
  /// Reads a line of a baseline; nil if it is no declaration.
  public init?(line: some StringProtocol) {
    guard let declaration = DeclarationParser.parse(line, dialect: .baseline) else { return nil }
    self = declaration
  }

  /// The labels of the tuples in its types.
  public var tupleLabels: [String] {
    var labels: [String] = []
    _ = mapped { type in
      type.mapped { part in
        if case .tuple(let elements) = part { labels += elements.compactMap(\.label) }
        return part
      }
    }
    return labels
  }

  /// Whether no client can use the declaration.
  public var isUnusable: Bool {
    availability.contains {
      switch $0.domain {
      case "*": $0.facts.contains(.unavailable)
      case "swift": $0.facts.contains { if case .obsoleted = $0 { true } else { false } }
      default: false
      }
    }
  }

  /// Whether the compiler warns those who use the declaration, on some platform or in some version.
  public var isDeprecated: Bool { availability.contains(where: \.isDeprecated) }

  /// Whether a property or subscript of noncopyable type lends its value.
  ///
  /// Nobody can take what is stored, nor what a requirement reads.
  public var lendsItsValue: Bool {
    kind == .constant || requirement != .none || accessors?.contains(.lendingGetter) ?? false
  }
}
