import Surfaces

extension Declaration {
  /// The declaration with its types as `other` spells them, if the compiler takes them for the same.
  ///
  /// A mangled name holds the canonical types and generic requirements of what is called, read or written. It leaves out
  /// the constraints of an opaque result, whether an optional unwraps itself, and who throws where functions rethrow.
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
    if !hasOpaqueResult, !other.hasOpaqueResult, unwrapsItself == other.unwrapsItself {
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
    var found = false
    _ = type?.mapped { part in
      if case .some = part { found = true }
      return part
    }
    return found
  }

  private var unwrapsItself: Bool {
    if case .implicitlyUnwrapped = type { true } else { false }
  }
}
