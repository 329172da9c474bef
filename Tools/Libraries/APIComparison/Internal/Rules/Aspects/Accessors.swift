import PublicAPI

extension Rule {
  static let accessorRules = [
    setterAdded, setterRemoved, getterMutatingAdded, getterMutatingRemoved, setterNonmutatingRemoved,
    setterNonmutatingAdded, getterLends, getterGives, storageChanged,
  ]

  static let setterAdded = Rule(
    "setter-added", .additive, in: .properties, "A property or subscript can now be written.",
    why: "Clients can write it.",
    see: .swiftBook("properties"))
  static let setterRemoved = Rule(
    "setter-removed", .breaking, in: .properties, "A property or subscript can no longer be written.",
    why: "Clients that write it stop compiling.", remedy: "Keep a setter, deprecated if need be.",
    see: .swiftBook("properties"), refutedBy: .declaration([.write]))
  static let getterMutatingAdded = Rule(
    "getter-mutating-added", .breaking, in: .properties,
    "Reading a property now mutates the value around it.",
    why: "It can no longer be read from a constant.", remedy: "Add a mutating method.",
    see: .swiftBook("declarations#Computed-Variables-and-Computed-Properties"))
  static let getterMutatingRemoved = Rule(
    "getter-mutating-removed", .compatible, in: .properties,
    "Reading a property no longer mutates the value around it.",
    why: "It can be read wherever it could be read.",
    see: .swiftBook("declarations#Computed-Variables-and-Computed-Properties"))
  static let setterNonmutatingRemoved = Rule(
    "setter-nonmutating-removed", .breaking, in: .properties,
    "Writing a property now needs a variable.",
    why: "It can no longer be written on a constant.", remedy: "Keep the setter nonmutating.",
    see: .swiftBook("declarations#Computed-Variables-and-Computed-Properties"),
    refutedBy: .declaration([.write]))
  static let setterNonmutatingAdded = Rule(
    "setter-nonmutating-added", .compatible, in: .properties,
    "Writing a property no longer needs a variable.",
    why: "It can be written wherever it could be written.",
    see: .swiftBook("declarations#Computed-Variables-and-Computed-Properties"))
  static let getterLends = Rule(
    "getter-lends", .breaking, in: .properties,
    "Reading a noncopyable property returned an owned value. It now returns a borrowed one.",
    why: "A value that is lent cannot be kept, given away or consumed.",
    remedy: "Keep the getter, and lend under another name.",
    see: .evolution("0390-noncopyable-structs-and-enums"))
  static let getterGives = Rule(
    "getter-gives", .additive, in: .properties,
    "Reading what cannot be copied lent a value and now gives one of the client's own.",
    why: "Clients can keep it, and look at it as before.",
    see: .evolution("0390-noncopyable-structs-and-enums"))
  static let storageChanged = Rule(
    "storage-changed", .compatible, in: .properties, "A property changed between let and var.",
    why: "It can be read as before.", see: .swiftBook("properties"))
}

extension Comparison {
  /// How a property or subscript is read and written, or nil if nobody can tell, or if another finding says that too.
  func accessorFindings(_ pair: Pair) -> [Finding]? {
    let old = pair.old.accessors ?? []
    let new = pair.new.accessors ?? []
    let subject = "‘\(pair.title)’"
    var found = effectFindings(old.getterEffects, new.getterEffects, of: "The getter of \(subject)", pair)
    found += getter(old, new, subject, pair) + lending(subject, pair) + setter(old, new, subject, pair)
    if pair.old.kind != pair.new.kind, found.isEmpty, !pair.runsAnywhere {
      if pair.hasOtherIsolation, isolationFindings(pair).contains(where: \.isBreaking) { return nil }
      found.append(Finding(.storageChanged, "\(subject) is now declared with ‘\(pair.new.kind.rawValue)’."))
    }
    return found.isEmpty ? nil : found
  }

  private func getter(_ old: Set<Accessor>, _ new: Set<Accessor>, _ subject: String, _ pair: Pair)
    -> [Finding]
  {
    switch (old.contains(.mutatingGetter), new.contains(.mutatingGetter)) {
    case (false, true): [Finding(.getterMutatingAdded, "Reading \(subject) now mutates the value.")]
    case (true, false):
      [pair.relaxed(Finding(.getterMutatingRemoved, "Reading \(subject) no longer mutates the value."))]
    default: []
    }
  }

  private func lending(_ subject: String, _ pair: Pair) -> [Finding] {
    guard old.hasNoncopyableValue(pair.old), new.hasNoncopyableValue(pair.new) else { return [] }
    return switch (pair.old.lendsItsValue, pair.new.lendsItsValue) {
    case (false, true): [Finding(.getterLends, "Reading \(subject) now lends the value.")]
    case (true, false): [Finding(.getterGives, "Reading \(subject) now gives the value away.")]
    default: []
    }
  }

  private func setter(_ old: Set<Accessor>, _ new: Set<Accessor>, _ subject: String, _ pair: Pair)
    -> [Finding]
  {
    switch (old.contains(.setter), new.contains(.setter)) {
    case (true, false): return [Finding(.setterRemoved, "\(subject) can no longer be written.")]
    case (false, true): return [pair.relaxed(Finding(.setterAdded, "\(subject) can now be written."))]
    case (false, false): return []
    case (true, true): break
    }
    return switch (old.contains(.nonmutatingSetter), new.contains(.nonmutatingSetter)) {
    case (true, false): [Finding(.setterNonmutatingRemoved, "Writing \(subject) now needs a variable.")]
    case (false, true):
      [pair.relaxed(Finding(.setterNonmutatingAdded, "Writing \(subject) no longer needs a variable."))]
    default: []
    }
  }

}
