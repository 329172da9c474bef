extension TypeExpression {
  /// The empty tuple.
  public static let void = TypeExpression.tuple([])

  /// Whether the type stands for any number of types.
  var isPackExpansion: Bool {
    if case .packExpansion = self { true } else { false }
  }

  /// A name, or the sugar that the standard library has for it.
  static func sugared(_ name: TypeName) -> TypeExpression {
    switch (name.name, name.arguments.count) {
    case ("Optional", 1): .optional(name.arguments[0])
    case ("Array", 1): .array(name.arguments[0])
    case ("Dictionary", 2): .dictionary(name.arguments[0], name.arguments[1])
    case ("Void", 0): .void
    default: .named([name])
    }
  }

  /// A composition in its canonical order; the order in the source says nothing.
  static func composed(_ members: [TypeExpression]) -> TypeExpression {
    var flat: [TypeExpression] = []
    for member in members {
      if case .composition(let inner) = member { flat += inner } else { flat.append(member) }
    }
    return .composition(flat.sorted { $0.description < $1.description })
  }

  /// The member `name` of the type; a module in front of a name, such as `Swift`, is left out.
  public func member(_ name: TypeName) -> TypeExpression {
    switch self {
    case .named([TypeName("Swift")]): .sugared(name)
    case .named(let path): .named(path + [name])
    case .array, .dictionary: .named([TypeName(path ?? "", arguments: arguments), name])
    default:
      name.name == "Type" || name.name == "Protocol"
        ? .metatype(self, name.name) : .named([TypeName("(\(self))"), name])
    }
  }
}
