/// An attribute as the text of a declaration has it, before its meaning is known.
struct AttributeText {
  /// The name without the `@`.
  let name: String
  /// The type that is named, if it has generic arguments, such as `Builder<Int>`.
  var type: TypeExpression?
  /// The text between the parentheses; nil if there are none.
  var arguments: String?

  /// Attributes that say nothing to a client, or that other parts of the declaration say better.
  private static let silent: Set<String> = [
    "inlinable", "inline", "usableFromInline", "_alwaysEmitIntoClient", "backDeployed", "_hasStorage",
    "_hasInitialValue", "_semantics", "_effects", "_specialize", "specialized", "_transparent", "optimize",
    "_optimize", "_hasMissingDesignatedInitializers", "_projectedValueProperty", "_implements", "objcMembers",
    "_documentation", "_originallyDefinedIn", "abi", "_lifetime", "export", "_marker", "_spi", "retroactive",
  ]

  var isSilent: Bool { Self.silent.contains(name) }

  /// The attribute that the text means.
  var attribute: DeclarationAttribute {
    if name == "_functionBuilder" { return .known(.resultBuilder) }
    if let type { return .custom(type, arguments: arguments) }
    if let known = AttributeName(rawValue: name) { return .known(known, arguments: arguments) }
    return .custom(.named(name.split(separator: ".").map { TypeName(String($0)) }), arguments: arguments)
  }
}

extension Declaration {
  /// Stores each of `attributes` in the property of the declaration that it belongs to.
  mutating func adopt(_ attributes: [AttributeText]) {
    for attribute in attributes {
      switch attribute.name {
      case "available": availability += Availability.parse(attribute.arguments ?? "")
      case "requirement": requirement = RequirementRole(arguments: attribute.arguments)
      case "only": platforms = (attribute.arguments ?? "").split(separator: ",").map { $0.trimmed }
      case _ where attribute.isSilent: break
      default: self.attributes.append(attribute.attribute)
      }
    }
    normalise()
  }
}

extension RequirementRole {
  /// Reads `@requirement`, as a baseline writes it, from what stands between its parentheses.
  fileprivate init(arguments: String?) {
    self = RequirementRole(rawValue: "requirement" + (arguments.map { "(\($0))" } ?? "")) ?? .required
  }
}
