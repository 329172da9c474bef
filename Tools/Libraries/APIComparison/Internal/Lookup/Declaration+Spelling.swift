import PublicAPI

extension Declaration {
  /// The declaration with its types as `other` spells them, if the compiler takes them for the same.
  ///
  /// A mangled name holds the canonical types and generic requirements of what is called, read or written. It leaves out
  /// the constraints of an opaque result, whether it is `sending`, whether an optional unwraps itself, and who throws
  /// where functions rethrow.
  func spelled(like other: Declaration) -> Declaration {
    guard let mangledName, mangledName == other.mangledName, hasCanonicalTypes, other.hasCanonicalTypes,
      generics.count == other.generics.count || !hasOpaqueResult,
      parameters?.count == other.parameters?.count
    else { return self }
    var spelled = self
    spelled.rename(Dictionary(zip(generics, other.generics).map { ($0.name, $1.name) }) { first, _ in first })
    spelled.generics = other.generics
    spelled.requirements = other.requirements
    for (index, parameter) in (other.parameters ?? []).enumerated() {
      spelled.parameters?[index].type = parameter.type
    }
    if !hasOpaqueResult, !other.hasOpaqueResult, unwrapsItself == other.unwrapsItself, sends == other.sends {
      spelled.type = other.type
    }
    if effects.contains(.rethrows) == other.effects.contains(.rethrows) { spelled.effects = other.effects }
    return spelled
  }

  /// Whether the types of the declaration are part of its mangled name.
  private var hasCanonicalTypes: Bool {
    switch kind {
    case .function, .initializer, .subscript, .variable, .constant, .enumerationCase: true
    default: false
    }
  }

  private var hasOpaqueResult: Bool {
    has { if case .some = $0 { true } else { false } }
  }

  /// Whether the result, or what a function in it gives, may be used in another isolation.
  private var sends: Bool { has { $0.has(.sending) } }

  /// Whether a part of the result or the property's type is of a kind.
  private func has(_ isWanted: (TypeExpression) -> Bool) -> Bool {
    var found = false
    _ = type?.mapped { part in
      if isWanted(part) { found = true }
      return part
    }
    return found
  }

  private var unwrapsItself: Bool {
    if case .implicitlyUnwrapped = type { true } else { false }
  }
}
