import PublicAPI

extension Comparison {
  /// What it means that `old` has no counterpart: clients may still find the name elsewhere.
  func removal(of old: Declaration) -> (findings: [Finding], counterpart: Declaration?) {
    if old.kind == .conformance { return ([removal(ofConformance: old)], nil) }
    if old.kind == .moduleImport, isReexportedWhole(old) { return ([], nil) }
    if old.kind == .associatedType, isInferredByItself(old) { return ([removed(old)], nil) }
    if let (counterpart, found) = bestCounterpart(of: old), !found.contains(where: \.isBreaking) {
      return (moved(old, to: counterpart) + found, counterpart)
    }
    if isProvidedByLibrary(old) {
      let fact = "‘\(old.title)’ is now what the type's conformance provides."
      return ([Finding(.declarationMoved, fact)], nil)
    }
    return ([removed(old)], nil)
  }

  private func removed(_ old: Declaration) -> Finding {
    let fact = "‘\(old.title)’ is gone."
    if isUnusable(old) {
      return Finding(
        .deprecatedDeclarationRemoved, "\(fact) It could not be used before.", verdict: .compatible)
    }
    let rule: Rule =
      switch old.kind {
      case _ where old.availability.contains(where: \.isDeprecated):
        .deprecatedDeclarationRemoved
      case .structure, .class, .actor, .enumeration, .protocol, .typeAlias: .typeRemoved
      case .enumerationCase: .caseRemoved
      case .operator: .operatorRemoved
      case .precedenceGroup: .precedenceGroupRemoved
      case .moduleImport:
        old.has(.exported) ? .exportedImportRemoved : .importRemoved
      default: old.requirement == .none ? .memberRemoved : .requirementRemoved
      }
    return Finding(rule, fact, remedy: old.requirement == .none ? remedy(forRemoved: old) : nil)
  }

  /// The code that brings `old` back: in terms of what its deprecation named, if that is there.
  private func remedy(forRemoved old: Declaration) -> Remedy? {
    if let successor = announcedSuccessor(of: old) {
      let names = [old, successor].map { $0.kind.isType || $0.kind == .typeAlias }
      if names == [true, true] { return Shim.alias(old, to: successor) }
      if names == [false, false] { return Shim.forwarding(pair(old, successor)) }
    }
    let isNamed = ![.operator, .precedenceGroup, .moduleImport].contains(old.kind) && !old.kind.isType
    let isInClass = self.old.types[old.contextPath]?.kind == .class
    return isNamed ? Shim.deprecated(old, inClass: isInClass) : nil
  }

  /// What `old` said that clients should use, by its full name or by that of a member of the same type.
  private func announcedSuccessor(of old: Declaration) -> Declaration? {
    let names = old.availability.flatMap(\.facts).compactMap { fact in
      if case .renamed(let name) = fact { name } else { nil }
    }
    return names.lazy.compactMap { name in
      let base = name.prefix { $0 != "(" }.split(separator: ".").map { String($0) }
      guard let last = base.last else { return nil }
      let labels = name.drop { $0 != "(" }
      let places = base.count > 1 ? [base.dropLast().joined(separator: ".")] : [old.contextPath, ""]
      return places.lazy.compactMap { place in
        self.new.lookUp(last, in: place).filter { labels.isEmpty || $0.labelClause == labels }
          .max { $0.likeness(to: old) < $1.likeness(to: old) }
      }.first
    }.first
  }

  /// Whether clients get all of the module now of which `old` re-exports one name.
  private func isReexportedWhole(_ old: Declaration) -> Bool {
    guard old.has(.exported), let dot = old.name.firstIndex(of: ".") else { return false }
    return new.members["", default: []].contains {
      $0.kind == .moduleImport && $0.has(.exported) && $0.name == old.name[..<dot]
    }
  }

  private func isUnusable(_ declaration: Declaration) -> Bool {
    declaration.availability.contains {
      $0.facts.contains(.unavailable) && ($0.domain == "*" || platforms.contains($0.domain))
        || $0.isAboutSwift && $0.obsoleted.map { $0 < Self.afterSwift6 } ?? false
    }
  }
}
