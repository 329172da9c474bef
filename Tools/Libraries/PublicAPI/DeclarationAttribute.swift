/// An attribute of a declaration, such as `@frozen` or `@MainActor`.
public enum DeclarationAttribute: Hashable, Sendable {
  /// An attribute of the language, with the text between its parentheses.
  case known(AttributeName, arguments: String? = nil)
  /// A type used as an attribute, such as a global actor, or a newer compiler's attribute; its text is kept.
  case custom(TypeExpression, arguments: String? = nil)
}

extension DeclarationAttribute: CustomStringConvertible {
  /// The attribute as it is written.
  public var description: String {
    switch self {
    case .known(let name, let arguments): "@\(name.rawValue)" + (arguments.map { "(\($0))" } ?? "")
    case .custom(let type, let arguments): "@\(type)" + (arguments.map { "(\($0))" } ?? "")
    }
  }
}

extension DeclarationAttribute {
  /// Whether the attribute lets a closure argument inherit the actor or an implicit `self` from its context.
  public var isOfContext: Bool {
    guard case .custom(let type, _) = self else { return false }
    return ["_inheritActorContext", "_implicitSelfCapture"].contains(type.path)
  }

  /// Whether the attribute names a global actor, as far as a name shows it.
  public var isGlobalActor: Bool {
    guard case .custom(let type, _) = self, let name = type.path else { return false }
    return name.hasSuffix("Actor") && name.first?.isUppercase == true
  }

  /// Whether the attribute is spelled like the name of a type, as wrappers and result builders are.
  public var isPropertyWrapperLike: Bool {
    switch self {
    case .known(let name, _): name.rawValue.first?.isUppercase ?? false
    case .custom(let type, _):
      !isGlobalActor && (type.path?.split(separator: ".").last?.first?.isUppercase ?? false)
    }
  }
}

extension Declaration {
  /// Whether the declaration carries the attribute `name`, whatever its arguments are.
  public func has(_ name: AttributeName) -> Bool {
    attributes.contains { if case .known(name, _) = $0 { true } else { false } }
  }
}
