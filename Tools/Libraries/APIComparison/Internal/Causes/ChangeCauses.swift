import PublicAPI

/// Finds which changes come from one edit.
struct ChangeCauses {
  /// What changes have in common that are told as one.
  private struct Kind: Hashable {
    let rule: Rule
    let verdict: Verdict
    /// Whether the declaration is a requirement, which types in clients have to meet.
    let isRequirement: Bool
    /// What was edited, for declarations that both sides have.
    var edit: Edit?
    /// The type that has a new case or requirement.
    var place: [String]?
  }

  /// A cause, and what a change has to do with it.
  private struct Attribution {
    let index: Int
    let relation: Change.Cause.Relation
  }

  /// Fewer declarations that were edited in the same way are told one by one, unless they belong to one type.
  private static let fewestEqualEdits = 3

  private let changes: [Change]
  private let edits: [Edit?]
  private let diff: APIDiff
  /// The changes of types, aliases and what protocols ask for, by their dotted names.
  private let named: [String: [Int]]
  /// The changes of members, by what clients call them in whatever type.
  private let members: [String: [Int]]
  /// The changes of types that are still there.
  private let types: [Int]
  /// The changes of conformances, by the dotted names of the types that conform.
  private let conformances: [String: [Int]]
  /// The changes of protocols that are gone, or have another name.
  private let lostProtocols: [Int]
  /// The changes of what aliases stand for.
  private let aliases: [Int]
  /// The old declarations as they were written, by their full names.
  private let written: [String: [Declaration]]

  init(of changes: [Change], in diff: APIDiff) {
    self.changes = changes
    self.diff = diff
    edits = changes.map { change in
      switch change.difference {
      case .changed(let old, let new): return Edit(from: old, to: new)
      case .removed: return Edit.removal
      case .added, nil: return nil
      }
    }
    let edited = changes.indices.filter { [edits] in edits[$0] != nil }
    let typeChanges = edited.filter {
      guard let kind = changes[$0].difference?.declaration.kind else { return false }
      return kind.isType || kind == .typeAlias || kind == .associatedType
    }
    named = Dictionary(grouping: typeChanges) { changes[$0].difference?.old?.path ?? "" }
    types = typeChanges.filter {
      guard case .changed(let old, let new) = changes[$0].difference else { return false }
      return old.kind.isType && old.path == new.path
    }
    lostProtocols = typeChanges.filter {
      let difference = changes[$0].difference
      return difference?.old?.kind == .protocol && difference?.new?.path != difference?.old?.path
    }
    conformances = Dictionary(
      grouping: edited.filter { changes[$0].difference?.old?.kind == .conformance }
    ) { changes[$0].difference?.old?.contextPath ?? "" }
    aliases = typeChanges.filter { changes[$0].difference?.declaration.kind == .typeAlias }
    members = Dictionary(grouping: edited) { changes[$0].difference?.old?.memberName ?? "" }
    written = edited.isEmpty ? [:] : Dictionary(grouping: diff.surfaces.old.declarations, by: \.title)
  }

  /// The changes with their causes.
  var attributed: [Change] {
    if changes.count < 2 { return changes }
    var causes = changes.indices.map(cause)
    for index in changes.indices where leads(backTo: index, causes) { causes[index] = nil }
    var attributed = changes
    for (index, cause) in causes.enumerated() {
      attributed[index].cause = cause.map { changes[$0.index].asCause($0.relation) }
    }
    let followers = Dictionary(grouping: causes.compactMap(\.self), by: \.index).mapValues(\.count)
    let roots = changes.indices.filter { causes[$0] == nil }
    let kinds = Dictionary(grouping: roots, by: kind)
    for (kind, indices) in kinds {
      let places = Set(indices.map { changes[$0].difference?.declaration.context ?? [] })
      let isOfOneType = kind?.place != nil || places.count == 1 && places.first?.isEmpty == false
      guard kind != nil, indices.count >= (isOfOneType ? 2 : Self.fewestEqualEdits) else { continue }
      // What is told with another change must not be felt by more clients than that.
      let widest = indices.filter { !changes[$0].isFeltOnlyInSwift6 }
      // The first of several with as many consequences: the answer must not depend on the order of a dictionary.
      let most = (widest.isEmpty ? indices : widest).max {
        (followers[$0] ?? 0, $1) < (followers[$1] ?? 0, $0)
      }
      guard let most else { continue }
      for index in indices where index != most && !changes[most].asCause(.sameEdit).isAbout(changes[index]) {
        attributed[index].cause = changes[most].asCause(.sameEdit)
      }
    }
    return attributed
  }

  /// What the change at `index` may have in common with others; nil if it is always told by itself, as a removal is.
  private func kind(of index: Int) -> Kind? {
    let change = changes[index]
    let isRequirement = change.difference.map { $0.declaration.requirement != .none } ?? false
    if let edit = edits[index], edit != .removal {
      return Kind(rule: change.rule, verdict: change.verdict, isRequirement: isRequirement, edit: edit)
    }
    guard case .added(let new) = change.difference, change.verdict >= .fragile,
      new.kind == .enumerationCase || new.requirement != .none
    else { return nil }
    return Kind(
      rule: change.rule, verdict: change.verdict, isRequirement: isRequirement, place: new.context)
  }

  /// Whether the causes that begin with that of `index` lead back to it.
  private func leads(backTo index: Int, _ causes: [Attribution?]) -> Bool {
    var seen: Set<Int> = []
    var current = causes[index]?.index
    while let next = current, seen.insert(next).inserted {
      if next == index { return true }
      current = causes[next]?.index
    }
    return false
  }

  /// The change from which the one at `index` comes, as far as declarations show that.
  private func cause(of index: Int) -> Attribution? {
    guard let difference = changes[index].difference else { return nil }
    let found =
      changedType(behind: index, difference) ?? demandOfSuperclass(behindAdditionAt: index, difference)
      ?? lostConformance(behindMemberAt: index, difference)
      ?? literalInitializer(behindAliasAt: index, difference)
      ?? loss(behindConformanceAt: index, difference)
    if let found {
      return Attribution(index: found, relation: .consequence)
    }
    guard let edit = edits[index], let old = difference.old else { return nil }
    let consequences =
      names(in: old).flatMap { named[$0] ?? [] } + inherited(by: old) + changedKind(around: index)
      + conformances(askingFor: old)
    func isCause(_ suspect: Int) -> Bool {
      // What is gone is gone whatever its type was called.
      if edit == .removal, changes[suspect].difference?.old?.kind == .typeAlias { return false }
      return !changes[suspect].asCause(.consequence).isAbout(changes[index])
        && (edits[suspect].map(edit.isPart) == true || changes[suspect].changesKind)
    }
    if let found = suspects(for: index, among: consequences).first(where: isCause) {
      return Attribution(index: found, relation: .consequence)
    }
    return suspects(for: index, among: aliasChanges(matching: difference)).first(where: isCause).map {
      Attribution(index: $0, relation: .sameEdit)
    }
  }

  /// The change of a type that is all that is wrong with the client of the one at `index`, as the compiler says the same of
  /// both; or without whose new generic parameters nothing else was edited.
  private func changedType(behind index: Int, _ difference: Difference) -> Int? {
    let diagnostic = changes[index].diagnostic
    return suspects(for: index, among: types).first { candidate in
      guard case .changed(let old, let new) = changes[candidate].difference else { return false }
      if let diagnostic, diagnostic == changes[candidate].diagnostic, diagnostic.contains("'\(old.name)'") {
        return true
      }
      guard old.generics != new.generics, case .changed(let before, let after) = difference else {
        return false
      }
      return before.description == after.withoutArguments(of: new.path).description
    }
  }

  /// For a member that is gone, be it only under its name, the loss of the conformance to the protocol that asks for it.
  private func lostConformance(behindMemberAt index: Int, _ difference: Difference) -> Int? {
    guard let old = difference.old, difference.new?.name != old.name else { return nil }
    let lost = conformances(askingFor: old) + unreadConformances(withConditionsOf: old)
    return suspects(for: index, among: lost).first { edits[$0] == .removal }
  }

  /// The changes of what the type around `member` conformed to under the conditions of the member, where nobody has read
  /// what the protocol asks for.
  private func unreadConformances(withConditionsOf member: Declaration) -> [Int] {
    guard member.kind != .conformance, !member.requirements.isEmpty else { return [] }
    return (conformances[member.contextPath] ?? []).filter { index in
      changes[index].difference?.old?.requirements == member.requirements
        && protocols(at: index).allSatisfy {
          diff.old.types[$0] == nil && diff.old.library.members(of: $0).isEmpty
        }
    }
  }

  /// For the type of a type's literals the change of the initializer that takes them: `IntegerLiteralType` is what
  /// `init(integerLiteral:)` takes.
  private func literalInitializer(behindAliasAt index: Int, _ difference: Difference) -> Int? {
    guard let alias = difference.old, alias.kind == .typeAlias else { return nil }
    let literals = members.filter { $0.key.hasSuffix("Literal:)") }.flatMap(\.value)
    return suspects(for: index, among: literals.sorted())
      .first {
        guard let initializer = changes[$0].difference?.old, initializer.context == alias.context,
          let label = initializer.parameters?.first?.label
        else { return false }
        return initializer.kind == .initializer && alias.name.lowercased() == "\(label.lowercased())type"
      }
  }

  /// The changes of what the type around `member` conforms to, where the protocol asks for something of its name.
  private func conformances(askingFor member: Declaration) -> [Int] {
    if member.kind == .conformance { return [] }
    return (conformances[member.contextPath] ?? []).filter { index in
      protocols(at: index).contains { path in
        (diff.old.library.members(of: path) + (diff.old.members[path] ?? [])).contains {
          $0.name == member.name && $0.requirement != .none
        }
      }
    }
  }

  /// For a conformance that is gone what became of the protocol, or the loss of one to a protocol that refines it.
  private func loss(behindConformanceAt index: Int, _ difference: Difference) -> Int? {
    guard case .removed(let old) = difference, old.kind == .conformance else { return nil }
    let lost = protocols(at: index)
    let fate = suspects(for: index, among: lostProtocols).first {
      changes[$0].difference?.old.map { lost.contains($0.path) } ?? false
    }
    return fate
      ?? suspects(for: index, among: conformances[old.contextPath] ?? []).first { other in
        edits[other] == .removal
          && protocols(at: other).contains { refined in
            !lost.contains(refined) && lost.isSubset(of: diff.old.protocols(of: refined))
          }
      }
  }

  /// The names of the protocols that the conformance was to whose change is at `index`.
  private func protocols(at index: Int) -> Set<String> {
    Set((changes[index].difference?.old?.inheritance ?? []).compactMap(\.path))
  }

  /// Those of `others` that may be the cause of the change at `index`: no fewer clients notice them.
  private func suspects(for index: Int, among others: [Int]) -> [Int] {
    others.filter { suspect in
      suspect != index && changes[suspect].verdict >= changes[index].verdict
        && (changes[index].isFeltOnlyInSwift6 || !changes[suspect].isFeltOnlyInSwift6)
    }
  }

  /// What the superclass of the type with a new member has come to ask of all its subclasses.
  private func demandOfSuperclass(behindAdditionAt index: Int, _ difference: Difference) -> Int? {
    guard case .added(let new) = difference, let namesakes = members[new.memberName] else { return nil }
    let superclasses = diff.new.superclasses(of: new.contextPath)
    return suspects(for: index, among: namesakes).first {
      changes[$0].rule == changes[index].rule
        && superclasses.contains(changes[$0].difference?.declaration.contextPath ?? "")
    }
  }

  /// The changes of aliases whose old and new types are parts of the old and the new declaration; those in the same type come
  /// first.
  ///
  /// Symbol graphs write out the aliases of function types, and no others.
  private func aliasChanges(matching difference: Difference) -> [Int] {
    guard let old = difference.old, let new = difference.new, old.kind != .typeAlias, !aliases.isEmpty else {
      return []
    }
    let (before, after) = (old.parts, new.parts)
    let found = aliases.filter { index in
      guard case .changed(let old, let new) = changes[index].difference, let type = old.type,
        let now = new.type, type.isFunction, now.isFunction
      else { return false }
      return before.contains(type) && after.contains(now)
    }
    func isBeside(_ index: Int) -> Bool { changes[index].difference?.declaration.context == old.context }
    return found.filter(isBeside) + found.filter { !isBeside($0) }
  }

  /// The change of the type around a member, where both became something of another kind.
  private func changedKind(around index: Int) -> [Int] {
    guard changes[index].changesKind, let path = changes[index].difference?.old?.contextPath else {
      return []
    }
    return (named[path] ?? []).filter { changes[$0].changesKind }
  }

  /// The dotted names of the types in a declaration, as it was written.
  private func names(in declaration: Declaration) -> [String] {
    let known = written[declaration.title] ?? []
    let own = known.first { $0.mangledName != nil && $0.mangledName == declaration.mangledName }
    var names: Set<String> = []
    _ = (own ?? (known.count == 1 ? known[0] : declaration)).mapped { type in
      type.mapped { part in
        if let path = part.path { names.insert(path) }
        return part
      }
    }
    return names.subtracting([declaration.path]).sorted()
  }

  /// The changes of the requirements that `member` meets, and of the members of superclasses that it overrides.
  private func inherited(by member: Declaration) -> [Int] {
    guard !member.kind.isType, let namesakes = members[member.memberName], namesakes.count > 1 else {
      return []
    }
    let path = member.contextPath
    let places = diff.old.protocols(of: path).union(diff.old.superclasses(of: path))
    return namesakes.filter { changes[$0].difference?.old.map { places.contains($0.contextPath) } ?? false }
  }
}

extension Declaration {
  /// The declaration with the type at `path` named without its arguments.
  fileprivate func withoutArguments(of path: String) -> Declaration {
    mapped { type in
      type.mapped { part in
        guard case .named(let names) = part, part.path == path, names.last?.arguments.isEmpty == false else {
          return part
        }
        return .named(names.dropLast() + [TypeName(names.last?.name ?? "")])
      }
    }
  }

  /// The name with the argument labels, without the type around.
  fileprivate var memberName: String { name + labelClause }

  /// All types in the declaration, nested ones as well, without `@escaping`.
  fileprivate var parts: Set<TypeExpression> {
    var parts: Set<TypeExpression> = []
    _ = mapped { type in
      type.mapped { part in
        if case .attributed(let attributes, let inner) = part {
          let others = attributes.filter { $0 != .escaping }
          parts.insert(others.isEmpty ? inner : .attributed(others, inner))
        } else {
          parts.insert(part)
        }
        return part
      }
    }
    return parts
  }
}

extension TypeExpression {
  /// Whether it is the type of a function, be it behind attributes.
  fileprivate var isFunction: Bool {
    if case .function = withoutAttributes.1 { true } else { false }
  }
}

extension Change {
  /// Whether the declaration has become one of another kind, such as a property that was a case.
  fileprivate var changesKind: Bool {
    guard case .changed(let old, let new) = difference else { return false }
    return old.kind != new.kind
  }

  fileprivate func asCause(_ relation: Cause.Relation) -> Cause {
    Cause(rule: rule.id, declaration: declaration, relation: relation)
  }
}
