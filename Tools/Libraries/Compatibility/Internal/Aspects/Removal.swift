import Changes
import Lookup
import Surfaces

extension Rule {
  static let removalRules = [
    typeRemoved, memberRemoved, deprecatedDeclarationRemoved, declarationMoved, caseRemoved,
    requirementRemoved, operatorRemoved, precedenceGroupRemoved, coveredByOverload, exportedImportRemoved,
  ]

  static let typeRemoved = Rule(
    "type-removed", .breaking, in: .declarations, at: 2,
    "A type or type alias was removed, or is no longer public.",
    why: "Clients that name it stop compiling.",
    remedy: "Keep the old name as a deprecated type alias of its successor.",
    see: .swiftBook("accesscontrol"), refutedBy: .declaration())
  static let memberRemoved = Rule(
    "member-removed", .breaking, in: .declarations, at: 3,
    "A function, property, initializer, subscript, operator function or macro was removed, or is no longer public.",
    why: "Clients that use it stop compiling.", remedy: "Keep it, deprecated, in terms of what replaces it.",
    see: .swiftBook("accesscontrol"), refutedBy: .declaration())
  static let deprecatedDeclarationRemoved = Rule(
    "deprecated-declaration-removed", .breaking, in: .declarations, at: 4,
    "A declaration that was deprecated was removed.",
    why: "Clients had notice, but those that still use it stop compiling.",
    remedy: "Remove it in the next major version.", see: .swiftBook("attributes#available"),
    refutedBy: .declaration())
  static let declarationMoved = Rule(
    "declaration-moved", .compatible, in: .declarations, at: 9,
    "A member moved to a superclass, a protocol extension or a conformance that provides it.",
    why: "Clients find it there by the same name.", see: .swiftBook("extensions"), refutedBy: .declaration())
  static let caseRemoved = Rule(
    "case-removed", .breaking, in: .enumerations, at: 3, "A case was removed.",
    why: "Clients that make it or match it stop compiling.",
    remedy: "Keep it, deprecated.", see: .swiftBook("enumerations"), refutedBy: .declaration())
  static let requirementRemoved = Rule(
    "requirement-removed", .breaking, in: .protocols, at: 3, "A requirement was removed.",
    why: "Generic code that uses it stops compiling.", remedy: "Keep it as a member of an extension.",
    see: .swiftBook("protocols"), refutedBy: .nothing)
  static let operatorRemoved = Rule(
    "operator-removed", .breaking, in: .modules, at: 1, "An operator declaration was removed.",
    why: "Clients can no longer use the operator, nor declare functions for it.",
    remedy: "Keep the declaration.", see: .swiftBook("advancedoperators#Custom-Operators"),
    refutedBy: .nothing)
  static let precedenceGroupRemoved = Rule(
    "precedence-group-removed", .breaking, in: .modules, at: 3, "A precedence group was removed.",
    why: "Operators of clients that belong to it stop compiling.", remedy: "Keep the group.",
    see: .swiftBook("declarations#Precedence-Group-Declaration"), refutedBy: .nothing)
  static let coveredByOverload = Rule(
    "covered-by-overload", .compatible, in: .declarations, at: 10,
    "A declaration was merged into another overload.",
    why: "Calls that used it find the other one.", see: .swiftBook("functions"), refutedBy: .nothing)
  static let exportedImportRemoved = Rule(
    "exported-import-removed", .breaking, in: .modules, at: 8, "A module is no longer re-exported.",
    why: "Clients that use its names without importing it stop compiling.",
    remedy: "Keep the @_exported import.", see: .swiftBook("declarations#Import-Declaration"),
    refutedBy: .declaration([.nameReexported, .useImportedMember]))
}

extension Comparison {
  /// What it means that `old` has no counterpart: clients may still find the name elsewhere.
  func removal(of old: Declaration) -> (findings: [Finding], counterpart: Declaration?) {
    if old.kind == .conformance { return ([removal(ofConformance: old)], nil) }
    if let (counterpart, found) = bestCounterpart(of: old), !found.contains(where: \.isBreaking) {
      return (moved(old, to: counterpart) + found, counterpart)
    }
    if isProvidedByLibrary(old) {
      let fact = "‘\(old.title)’ is now what the type's conformance provides."
      return ([Finding(.declarationMoved, fact)], nil)
    }
    return ([removed(old)], nil)
  }

  private func moved(_ old: Declaration, to new: Declaration) -> [Finding] {
    let isElsewhere = old.context != new.context
    let fact =
      isElsewhere
      ? "‘\(old.title)’ is now found in ‘\(new.contextPath)’."
      : "Calls of ‘\(old.title)’ find ‘\(new.title)’."
    return [Finding(isElsewhere ? .declarationMoved : .coveredByOverload, fact)]
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
    let isNamed = ![.operator, .precedenceGroup, .moduleImport].contains(old.kind) && !old.kind.isType
    return Finding(rule, fact, remedy: isNamed && old.requirement == .none ? Shim.deprecated(old) : nil)
  }

  private func isUnusable(_ declaration: Declaration) -> Bool {
    declaration.availability.contains {
      $0.facts.contains(.unavailable) && ($0.domain == "*" || platforms.contains($0.domain))
        || $0.isAboutSwift && $0.obsoleted.map { $0 < Self.afterSwift6 } ?? false
    }
  }

  private func isProvidedByLibrary(_ old: Declaration) -> Bool {
    guard !old.context.isEmpty, old.kind != .enumerationCase else { return false }
    let protocols = new.protocols(of: old.contextPath)
    return protocols.contains { name in
      guard KnownProtocols.members[name]?.contains(old.name) ?? false else { return false }
      return old.kind != .initializer || old.labelClause == "(from:)"
    }
  }

  /// The declaration that serves the clients of `old` best, with what they notice.
  func bestCounterpart(of old: Declaration, preferring preferred: Declaration? = nil) -> (
    Declaration, [Finding]
  )? {
    var best: (Declaration, [Finding])?
    for candidate in (preferred.map { [$0] } ?? []) + candidates(for: old) {
      let found = findings(old, candidate)
      if !found.contains(where: \.isBreaking) { return (candidate, found) }
      if best == nil { best = (candidate, found) }
    }
    return best
  }

  /// Whether overloads take every call of `old`, whichever of the arguments that have defaults it leaves out.
  func isCoveredByOverloads(_ old: Declaration) -> Bool {
    let parameters = old.parameters ?? []
    let optional = parameters.indices.filter { parameters[$0].defaultValue != nil }
    guard old.requirement == .none, (1...Self.mostDefaults).contains(optional.count) else { return false }
    let candidates = candidates(for: old)
    return (0..<(1 << optional.count)).allSatisfy { mask in
      let left = Set(optional.enumerated().filter { mask & (1 << $0.offset) != 0 }.map(\.element))
      var call = old
      call.parameters = parameters.enumerated().filter { !left.contains($0.offset) }.map(
        \.element.withoutDefault)
      return candidates.contains { !findings(call, $0).contains(where: \.isBreaking) }
    }
  }

  /// More arguments to leave out make more calls than are worth trying.
  private static let mostDefaults = 4

  private func candidates(for old: Declaration) -> [Declaration] {
    let found =
      old.isOperator && old.requirement == .none
      ? new.operators(named: old.name)
      : old.context.isEmpty
        ? (new.members[""] ?? []).filter { $0.name == old.name } : new.lookUp(old.name, in: old.contextPath)
    return found.filter { candidate in
      let isInherited = candidate.context != old.context
      // What a class inherits it has itself in a surface; only a protocol's extension makes any type.
      if candidate.kind == .initializer, isInherited, new.types[candidate.contextPath]?.kind == .class {
        return false
      }
      // A witness of a requirement of the same protocol is none of another one.
      if old.requirement != .none, isInherited, candidate.requirement == .none { return false }
      let isSameKind =
        candidate.kind == old.kind || candidate.kind.isStorage && old.kind.isStorage
        || old.kind == .typeAlias && candidate.kind == .associatedType
      return isSameKind
    }
  }
}
