import PublicAPI

extension Comparison {
  /// What it means that `new` was not there before.
  func addition(of new: Declaration) -> Finding? {
    let fact = "‘\(new.title)’ is new."
    switch new.kind {
    case .conformance:
      // What another conformance implies under its conditions, the library may have given the type before.
      let known = old.library.protocols(of: new.contextPath)
      if !known.isEmpty, known.isSuperset(of: new.inheritance.compactMap(\.path)) { return nil }
      return Finding(.conformanceAdded, "‘\(new.title)’ is a new conformance.")
    case .moduleImport:
      return Finding(new.has(.exported) ? .exportedImportAdded : .importAdded, fact)
    case .enumerationCase where old.types[new.contextPath]?.kind == .enumeration: return addedCase(new, fact)
    case _ where new.requirement != .none: return addedRequirement(new, fact)
    case .initializer where isRequiredBySuperclass(new): return nil
    case .initializer: return addedInitializer(new, fact)
    case _ where isDefaultImplementation(new): return nil
    default:
      return closingOverride(new) ?? addedOverload(new) ?? shadowing(new) ?? hidingLess(new)
        ?? Finding(.declarationAdded, "\(fact)\(takeover(by: new))\(hiding(by: new))")
    }
  }

  /// Says whose calls a member takes over that stands in front of one from a protocol or a superclass.
  private func takeover(by new: Declaration) -> String {
    guard old.types[new.contextPath] != nil else { return "" }
    let hidden = old.lookUp(new.name, in: new.contextPath).first {
      $0.context != new.context && $0.kind == new.kind && $0.hasSameCall(as: new)
    }
    return hidden.map { " Calls of ‘\($0.title)’ on ‘\(new.contextPath)’ run it from now on." } ?? ""
  }

  /// A member that stands in front of one from a protocol's extension, and asks more of those who call that.
  private func hidingLess(_ new: Declaration) -> Finding? {
    guard let type = old.types[new.contextPath], type.kind != .protocol,
      let hidden = old.lookUp(new.name, in: type.path).first(where: { known in
        known.context != new.context && known.kind.isStorage == new.kind.isStorage
          && known.requirement == .none && known.requirements.isEmpty && known.hasSameCall(as: new)
          && self.old.type(at: known.contextPath)?.kind == .protocol
      }), !(old.members[type.path] ?? []).contains(where: { $0.name == new.name && $0.hasSameCall(as: new) }),
      let more = demand(of: new, beyond: hidden)
    else { return nil }
    return Finding(
      .declarationAdded,
      "‘\(new.title)’ is new, takes the place of ‘\(hidden.title)’ on ‘\(type.path)’, and \(more).",
      meaning: "Callers that relied on the other one stop compiling.",
      remedy: .words("Let it ask for no more than that, or give it another name."), verdict: .breaking)
  }

  /// What a member asks of its callers that one which they called so far did not.
  private func demand(of member: Declaration, beyond known: Declaration) -> String? {
    let (before, after) = (known.effectsOfUse, member.effectsOfUse)
    if after.throwing != nil, before.throwing == nil { return "can throw" }
    if after.contains(.async), !before.contains(.async) { return "has to be awaited" }
    if before.contains(.async) { return nil }
    if let actor = isolation(of: member, in: new) {
      return isolation(of: known, in: old) == actor ? nil : actor
    }
    return nil
  }

  /// How a sentence goes on that says on which actor a member runs; nil where that is none.
  private func isolation(of member: Declaration, in index: SurfaceIndex) -> String? {
    let type = index.type(at: member.contextPath)
    let isStatic = !member.modifiers.isDisjoint(with: [.static, .class])
    if let actor = globalActor(of: member)
      ?? (member.modifiers.contains(.nonisolated) ? nil : type.flatMap(globalActor))
    {
      return "is isolated to ‘\(actor)’"
    }
    let isInActor = type?.kind == .actor || index.protocols(of: member.contextPath).contains("Actor")
    return isInActor && !isStatic && !member.modifiers.contains(.nonisolated)
      ? "is isolated to its actor" : nil
  }

  /// Says whose members a property takes the place of that are found in whatever a client's own type is.
  private func hiding(by new: Declaration) -> String {
    guard new.kind.isStorage, let type = old.types[new.contextPath], type.has(.dynamicMemberLookup) else {
      return ""
    }
    let roots = (old.members[type.path] ?? []).filter { $0.kind == .subscript }.compactMap { member in
      member.parameters?.first { $0.label == "dynamicMember" }?.type.arguments.first?.path
    }
    let open = roots.first { root in type.generics.contains { $0.name == root } }
    return open.map { " A member of that name of a client's ‘\($0)’ is no longer found through it." } ?? ""
  }

  /// A type whose name means another one to every file that imports the module.
  private func shadowing(_ new: Declaration) -> Finding? {
    guard new.context.isEmpty, new.kind.isType || new.kind == .typeAlias,
      old.library.hasType(named: new.name), !isSameByAlias(new)
    else { return nil }
    return Finding(
      .standardNameShadowed, "‘\(new.title)’ is new and has the name of a type that the toolchain brings.")
  }

  /// Whether an alias stands for the type of that name, with all that its users may say of it.
  private func isSameByAlias(_ new: Declaration) -> Bool {
    guard let type = new.type, type.mentions(new.name) else { return false }
    switch type {
    case .named(let path) where path.last?.name == new.name:
      return path.last?.arguments.map(\.path) == new.generics.map(\.name)
    case .composition(let parts):
      let inherited = old.library.inherited(by: new.name)
      return parts.allSatisfy { part in
        guard case .named(let path) = part, let name = path.last?.name else { return false }
        return name == new.name || inherited.contains(name)
      }
    default: return true
    }
  }

  private func addedCase(_ new: Declaration, _ fact: String) -> Finding {
    let isOpenEnded = old.types[new.contextPath]?.has(.nonexhaustive) ?? false
    let wasStatic =
      old.members[new.contextPath]?.contains { $0.name == new.name && $0.kind.isStorage } ?? false
    if isOpenEnded, !wasStatic { return Finding(.caseAddedNonexhaustive, fact) }
    return Finding(.caseAdded, fact)
  }

  private func addedInitializer(_ new: Declaration, _ fact: String) -> Finding {
    let type = self.new.types[new.contextPath]
    let wasOpen = old.types[new.contextPath]?.modifiers.contains(.open) ?? false
    guard type?.kind == .class, wasOpen, type?.modifiers.contains(.open) ?? false else {
      return Finding(.declarationAdded, fact)
    }
    if new.modifiers.contains(.required) || isWrittenByCompiler(new) { return Finding(.requiredAdded, fact) }
    let hadInitializer = old.members[new.contextPath]?.contains { $0.kind == .initializer } ?? false
    let isInherited = new.modifiers.contains(.convenience) || !hadInitializer
    return Finding(isInherited ? .declarationAdded : .designatedInitializerAdded, fact)
  }

  /// Whether it is the one that a conformance to `Decodable` brings; a person would have to say that it is required.
  private func isWrittenByCompiler(_ new: Declaration) -> Bool {
    new.labelClause == "(from:)" && new.parameters?.first?.type.mentions("Decoder") ?? false
      && self.new.protocols(of: new.contextPath).contains("Decodable")
  }

  /// Whether a class only says itself what it has from its superclass in any case.
  private func isRequiredBySuperclass(_ new: Declaration) -> Bool {
    new.modifiers.contains(.required)
      && old.superclasses(of: new.contextPath).flatMap { old.members[$0] ?? [] }.contains {
        $0.kind == .initializer && $0.modifiers.contains(.required) && $0.hasSameCall(as: new)
      }
  }

  /// An override that is not open where clients could override what the class inherited.
  private func closingOverride(_ new: Declaration) -> Finding? {
    guard let type = old.types[new.contextPath], type.modifiers.contains(.open),
      self.new.types[new.contextPath]?.modifiers.contains(.open) ?? false, !new.modifiers.contains(.open)
    else { return nil }
    let inherited = old.superclasses(of: type.path).flatMap { old.members[$0] ?? [] }.first {
      $0.name == new.name && $0.labelClause == new.labelClause && $0.kind == new.kind
    }
    guard let inherited, inherited.modifiers.contains(.open) else { return nil }
    return Finding(.openMemberClosed, "‘\(new.title)’ overrides ‘\(inherited.title)’ and is not open.")
  }

  /// A member of an extension that does nothing but meet a requirement, which is reported itself.
  private func isDefaultImplementation(_ new: Declaration) -> Bool {
    self.new.members[new.contextPath]?.contains {
      $0.requirement != .none && $0.name == new.name && $0.hasSameCall(as: new)
    } ?? false
  }
}
