import APIComparison
import PublicAPI

extension Declaration {
  /// Whether clients are told to stop using the declaration, or cannot use it any more.
  var isLeaving: Bool {
    availability.contains { availability in
      availability.facts.contains { fact in
        switch fact {
        case .deprecated, .obsoleted, .unavailable: true
        case .introduced, .noAsync, .renamed: false
        }
      }
    }
  }

  /// Whether the declaration has neither generic parameters nor requirements.
  var isPlain: Bool { generics.isEmpty && requirements.isEmpty }

  /// The last word of its name: `Kind` of `HTTPErrorKind`.
  var lastWord: String {
    var word = ""
    for character in name where character != "`" {
      if character.isUppercase, word.last?.isUppercase != true { word = "" }
      word.append(character)
    }
    return word
  }
}

extension AdvisedModule {
  /// The members of the type at `path` that are of a kind.
  func members(of path: String, _ kind: DeclarationKind) -> [Declaration] {
    (index.members[path] ?? []).filter { $0.kind == kind }
  }

  func declarations(_ kind: DeclarationKind) -> [Declaration] {
    surface.declarations.filter { $0.kind == kind }
  }

  func conforms(_ type: Declaration, to name: String) -> Bool {
    index.protocols(of: type.path).contains(name)
  }

  /// Whether the member is a witness, whose signature a protocol decides.
  func isWitness(_ member: Declaration) -> Bool {
    guard !member.context.isEmpty, member.requirement == .none else { return false }
    return index.protocols(of: member.contextPath).contains { name in
      let asked =
        (index.members[name] ?? []).filter { $0.name == member.name }
        + library.members(named: member.name, of: name)
      return asked.contains { $0.labelClause == member.labelClause || $0.kind != member.kind }
    }
  }

  /// Whether a superclass has the same initializer, and so decides its signature.
  func isInherited(_ initializer: Declaration) -> Bool {
    guard initializer.kind == .initializer,
      let superclass = index.types[initializer.contextPath]?.inheritance.first?.path
    else { return false }
    return members(of: superclass, .initializer).contains { $0.labelClause == initializer.labelClause }
  }

  /// Whether a declaration outside of `type` names it in one of the `places` of its signature.
  func isNamed(_ type: Declaration, in places: (Declaration) -> [TypeExpression]) -> Bool {
    let names: Set<String> = [type.path, type.name]
    return surface.declarations.contains { declaration in
      declaration.contextPath != type.path
        && places(declaration).contains { place in place.contains { $0.path.map(names.contains) ?? false } }
    }
  }
}

extension TypeExpression {
  /// Whether the type, or a part of it, is one that `isWanted` accepts.
  func contains(_ isWanted: (TypeExpression) -> Bool) -> Bool {
    var found = false
    _ = mapped { part in
      if isWanted(part) { found = true }
      return part
    }
    return found
  }

  /// Whether it is a function type, also with attributes or as an optional.
  var isFunction: Bool {
    switch self {
    case .function: true
    case .attributed(_, let type), .optional(let type), .implicitlyUnwrapped(let type): type.isFunction
    default: false
    }
  }
}
