extension DeclarationAttribute {
  /// Whether the attribute names a global actor, as far as a name shows it.
  public var isGlobalActor: Bool {
    name == "MainActor" || name.hasSuffix("Actor") && name.first?.isUppercase == true
  }

  /// Whether the attribute names a type, as wrappers and result builders do.
  public var isPropertyWrapperLike: Bool {
    !isGlobalActor && (name.split(separator: ".").last?.first?.isUppercase ?? false)
  }

  /// The type that the attribute names, where it names one.
  public var type: TypeExpression {
    TypeParser.parse(name)
  }
}
