import PublicAPI

/// Finds which changes come from one edit.
struct ChangeCauses {
  /// What changes of one edit have in common.
  private struct Kind: Hashable {
    let rule: Rule
    let verdict: Verdict
    /// Whether types in clients have to meet it.
    let isRequirement: Bool
    /// What was edited, for declarations that both sides have.
    var edit: Edit?
    /// The type in which something is new that those who know all of it notice.
    var place: [String]?
  }

  /// A cause, and what a change has to do with it.
  private struct Found {
    let index: Int
    let relation: Change.Cause.Relation
  }

  /// So many declarations have to be edited in the same way that it is told once.
  private static let fewestOfAKind = 3

  private let changes: [Change]
  private let edits: [Edit?]
  private let diff: APIDiff
  /// The changes of types, aliases and what protocols ask for, by their dotted names.
  private let named: [String: [Int]]
  /// The changes of members, by what clients call them in whatever type.
  private let members: [String: [Int]]
  /// The changes of what aliases stand for.
  private let aliases: [Int]
  /// The old declarations in the words of their authors, by what clients call them.
  private let spelled: [String: [Declaration]]

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
    let nouns = edited.filter {
      guard let kind = changes[$0].difference?.declaration.kind else { return false }
      return kind.isType || kind == .typeAlias || kind == .associatedType
    }
    named = Dictionary(grouping: nouns) { changes[$0].difference?.old?.path ?? "" }
    aliases = nouns.filter { changes[$0].difference?.declaration.kind == .typeAlias }
    members = Dictionary(grouping: edited) { changes[$0].difference?.old?.call ?? "" }
    spelled = edited.isEmpty ? [:] : Dictionary(grouping: diff.surfaces.old.declarations, by: \.title)
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
    for (kind, indices) in kinds where indices.count >= (kind?.place == nil ? Self.fewestOfAKind : 2) {
      guard kind != nil else { continue }
      // Of as many, the first one is the cause: an answer does not depend on the order of a dictionary.
      let most = indices.max { (followers[$0] ?? 0, $1) < (followers[$1] ?? 0, $0) }
      guard let most else { continue }
      for index in indices where index != most && !changes[most].asCause(.sameEdit).isAbout(changes[index]) {
        attributed[index].cause = changes[most].asCause(.sameEdit)
      }
    }
    return attributed
  }

  /// What the change at `index` has in common with others of the same edit; nil where it stands for itself.
  ///
  /// What went as a whole was no part of anything else.
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

  /// Whether who follows the causes from `index` comes back to it.
  private func leads(backTo index: Int, _ causes: [Found?]) -> Bool {
    var seen: Set<Int> = []
    var current = causes[index]?.index
    while let next = current, seen.insert(next).inserted {
      if next == index { return true }
      current = causes[next]?.index
    }
    return false
  }

  /// The change from which the one at `index` comes, as far as declarations show that.
  private func cause(of index: Int) -> Found? {
    guard let edit = edits[index], let difference = changes[index].difference, let old = difference.old
    else { return nil }
    let consequences =
      names(in: old).flatMap { named[$0] ?? [] } + inherited(by: old) + changedKind(around: index)
    func isCause(_ candidate: Int) -> Bool {
      candidate != index && changes[candidate].verdict >= changes[index].verdict
        && !changes[candidate].asCause(.consequence).isAbout(changes[index])
        && (edits[candidate].map(edit.isPart) == true || changes[candidate].changesKind)
    }
    if let found = consequences.first(where: isCause) { return Found(index: found, relation: .consequence) }
    return meaning(of: difference).first(where: isCause).map { Found(index: $0, relation: .sameEdit) }
  }

  /// The changes of aliases that stood and stand for what `difference` is about; those beside it come first.
  ///
  /// Symbol graphs write a function's type in place of its alias, and only that.
  private func meaning(of difference: Difference) -> [Int] {
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

  /// The dotted names of what a declaration names, in the words of its authors.
  private func names(in declaration: Declaration) -> [String] {
    let known = spelled[declaration.title] ?? []
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

  /// The changes of what a member of a type stands in for in that: a requirement of a protocol, or a superclass's member.
  private func inherited(by member: Declaration) -> [Int] {
    guard !member.kind.isType, let namesakes = members[member.call], namesakes.count > 1 else { return [] }
    let path = member.contextPath
    let places = diff.old.protocols(of: path).union(diff.old.superclasses(of: path))
    return namesakes.filter { changes[$0].difference?.old.map { places.contains($0.contextPath) } ?? false }
  }
}

extension Declaration {
  /// What clients call a member, in whatever type: its name with its labels.
  fileprivate var call: String { name + labelClause }
}

extension Declaration {
  /// The types that its parameters, its result and what it is made of name, in whatever depth; whether a function is kept
  /// after the call says nothing of its type.
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
  /// Whether the declaration is of another kind now, as a case is that became a property.
  fileprivate var changesKind: Bool {
    guard case .changed(let old, let new) = difference else { return false }
    return old.kind != new.kind
  }

  fileprivate func asCause(_ relation: Cause.Relation) -> Cause {
    Cause(rule: rule.id, declaration: declaration, relation: relation)
  }
}
