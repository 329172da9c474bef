import PublicAPI

extension Declaration {
  /// Whether an expression with one operator function may be one with the other: of a module with many types that can
  /// be compared, only few functions are additions.
  func sharesOperand(with other: Declaration) -> Bool {
    zip(parameters ?? [], other.parameters ?? []).contains { mine, theirs in
      let type = mine.type.withoutAttributes.1
      let bare = if case .optional(let wrapped) = type { wrapped } else { type }
      return mine.type == theirs.type || generics.contains { bare == .named([TypeName($0.name)]) }
    }
  }

  /// Of an enumeration's case with values the function that makes it.
  var asMember: Declaration {
    guard kind == .enumerationCase, parameters != nil else { return self }
    var function = self
    function.kind = .function
    function.modifiers.insert(.static)
    function.type = .named(context.map { TypeName($0) })
    return function
  }

  /// Whether it is the subscript that gives members which nobody declared.
  var isForDynamicMembers: Bool { kind == .subscript && parameters?.first?.label == "dynamicMember" }

  /// Whether it makes a value of a literal with interpolations.
  var takesInterpolations: Bool {
    kind == .initializer && parameters?.map(\.label) == ["stringInterpolation"]
  }

  /// Whether code names it by nothing but its name.
  var isNamedAlone: Bool {
    canHideModule && !isOperator && !isUnusable && kind != .initializer && kind != .subscript
  }

  var canHideModule: Bool {
    kind.isType || kind == .typeAlias || kind == .associatedType || isNamedInExpressions
  }

  var isNamedInExpressions: Bool {
    switch kind {
    case .function, .initializer, .subscript, .variable, .constant: true
    default: false
    }
  }
}
