import PublicAPI

extension Rule {
  static let modifierRules = [
    mutatingAdded, mutatingRemoved, selfOwnershipChanged, staticChanged, openTypeClosed, opened, finalAdded,
    finalRemoved, requiredRemoved, designatedToConvenience, convenienceToDesignated, requiredAdded,
    openMemberClosed,
  ]

  static let mutatingAdded = Rule(
    "mutating-added", .breaking, in: .functions, "A method became mutating.",
    why: "It can no longer be called on a constant.",
    remedy: "Keep the nonmutating method and add the mutating one under another name.",
    see: .swiftBook("methods#Modifying-Value-Types-from-Within-Instance-Methods"))
  static let mutatingRemoved = Rule(
    "mutating-removed", .compatible, in: .functions, "A method is no longer mutating.",
    why: "It can be called wherever it could be called; a variable that is never mutated is a warning.",
    see: .swiftBook("methods#Modifying-Value-Types-from-Within-Instance-Methods"))
  static let selfOwnershipChanged = Rule(
    "self-ownership-changed", .breaking, in: .functions,
    "A method of a noncopyable type now consumes or borrows the value it is called on.",
    why: "After a consuming call the value is gone.", remedy: "Add the consuming method under another name.",
    see: .evolution("0377-parameter-ownership-modifiers"))
  static let staticChanged = Rule(
    "static-changed", .breaking, in: .functions,
    "A member changed between the type and its instances.",
    why: "The two are reached through different expressions.",
    remedy: "Keep the old member, deprecated, and let it use the new one.",
    see: .swiftBook("methods#Type-Methods"))
  static let openTypeClosed = Rule(
    "open-type-closed", .breaking, in: .types, "A class is no longer open.",
    why: "Clients can no longer subclass it.",
    remedy: "Keep it open.", see: .swiftBook("accesscontrol"), refutedBy: .declaration([.subclass]))
  static let opened = Rule(
    "opened", .additive, in: .types, "A class or member became open.",
    why: "Clients can subclass or override it.",
    see: .swiftBook("accesscontrol"))
  static let finalAdded = Rule(
    "final-added", .compatible, in: .types,
    "A class or member that clients could not subclass or override became final.",
    why: "Clients could not subclass or override it before, either.",
    see: .swiftBook("inheritance#Preventing-Overrides"))
  static let finalRemoved = Rule(
    "final-removed", .compatible, in: .types, "A class or member is no longer final.",
    why: "Clients can still use it in the same way; conformances of theirs that only a class without "
      + "subclasses can have, and Self(…) in their extensions, are outside the contract.",
    see: .swiftBook("inheritance#Preventing-Overrides"))
  static let requiredRemoved = Rule(
    "required-removed", .breaking, in: .initializers, "An initializer is no longer required.",
    why: "It can no longer be called on a metatype.", remedy: "Keep it required.",
    see: .swiftBook("initialization#Required-Initializers"),
    refutedBy: .declaration([.constructThroughMetatype]))
  static let designatedToConvenience = Rule(
    "designated-to-convenience", .breaking, in: .initializers,
    "A designated initializer of an open class became a convenience one.",
    why: "Subclasses can no longer delegate up to it.", remedy: "Keep it designated.",
    see: .swiftBook("initialization#Class-Inheritance-and-Initialization"),
    refutedBy: .container([.subclassInheriting, .callSuperInit]))
  static let convenienceToDesignated = Rule(
    "convenience-to-designated", .breaking, in: .initializers,
    "A convenience initializer of an open class became a designated one.",
    why: "Subclasses that override the other designated initializers no longer inherit it.",
    remedy: "Keep it a convenience initializer.",
    see: .swiftBook("initialization#Automatic-Initializer-Inheritance"),
    refutedBy: .container([.subclassInheriting]))
  static let requiredAdded = Rule(
    "required-added", .breaking, in: .initializers, "An open class has a new required initializer.",
    why: "Subclasses of clients do not have it.",
    remedy: "Leave the class as it was, and write a subclass that has it.",
    see: .swiftBook("initialization#Required-Initializers"))
  static let openMemberClosed = Rule(
    "open-member-closed", .breaking, in: .types, "A member is no longer open.",
    why: "Subclasses of clients can no longer override it.", remedy: "Keep it open.",
    see: .swiftBook("accesscontrol"), refutedBy: .declaration([.override]))
}

extension Comparison {
  /// Keywords in front of a declaration, each with what clients can no longer do.
  func modifierFindings(_ pair: Pair) -> [Finding] {
    let lost = pair.plainModifiers(of: pair.old).subtracting(pair.plainModifiers(of: pair.new))
    let gained = pair.plainModifiers(of: pair.new).subtracting(pair.plainModifiers(of: pair.old))
    var found: [Finding] = []
    if let finding = statics(lost, gained, pair) { found.append(finding) }
    if let finding = openness(lost, gained, pair) { found.append(finding) }
    found += mutation(pair)
    found += initializer(lost, gained, pair)
    let judged: Set<Modifier> = [
      .static, .class, .open, .final, .mutating, .consuming, .required, .convenience,
    ]
    let others = lost.union(gained).subtracting(judged).map(\.description).sorted()
    if !others.isEmpty {
      let words = others.joined(separator: "’ and ‘")
      found.append(Finding(.kindChanged, "‘\(pair.title)’ is no longer declared alike: ‘\(words)’ changed."))
    }
    return found
  }

  private func statics(_ lost: Set<Modifier>, _ gained: Set<Modifier>, _ pair: Pair) -> Finding? {
    let isStatic = { (words: Set<Modifier>) in words.contains(.static) || words.contains(.class) }
    let before = isStatic(pair.old.modifiers)
    guard before != isStatic(pair.new.modifiers), !pair.old.isOperator else { return nil }
    let fact = "‘\(pair.title)’ was \(before ? "a static" : "an instance") member and no longer is."
    return Finding(.staticChanged, fact, remedy: Shim.deprecated(pair.old, inClass: pair.isInClass))
  }

  private func openness(_ lost: Set<Modifier>, _ gained: Set<Modifier>, _ pair: Pair) -> Finding? {
    let subject = "‘\(pair.title)’"
    if lost.contains(.open) {
      return pair.old.kind == .class
        ? Finding(.openTypeClosed, "\(subject) can no longer be subclassed.")
        : Finding(.openMemberClosed, "\(subject) can no longer be overridden.")
    }
    if gained.contains(.open) { return Finding(.opened, "\(subject) is now open.") }
    if gained.contains(.final) { return Finding(.finalAdded, "\(subject) is now final.") }
    if lost.contains(.final) { return Finding(.finalRemoved, "\(subject) is no longer final.") }
    return nil
  }

  private func mutation(_ pair: Pair) -> [Finding] {
    let words: Set<Modifier> = [.mutating, .consuming]
    let before = pair.old.modifiers.intersection(words)
    let after = pair.new.modifiers.intersection(words)
    guard before != after else { return [] }
    let subject = "‘\(pair.title)’"
    if after.contains(.mutating) { return [Finding(.mutatingAdded, "\(subject) became mutating.")] }
    if before.contains(.mutating) {
      return [pair.relaxed(Finding(.mutatingRemoved, "\(subject) is no longer mutating."))]
    }
    let isNoncopyable = new.isNoncopyable(.named(pair.old.context.map { TypeName($0) }))
    let breaks = isNoncopyable && (after.contains(.consuming) || pair.isImplementedByClients)
    return [
      Finding(
        .selfOwnershipChanged, "\(subject) takes the value that it is called on in another way.",
        verdict: breaks ? .breaking : .compatible)
    ]
  }

  private func initializer(_ lost: Set<Modifier>, _ gained: Set<Modifier>, _ pair: Pair) -> [Finding] {
    guard pair.old.kind == .initializer else { return [] }
    // Only who could subclass it before has a subclass.
    let isOpen = [old, new].allSatisfy {
      $0.types[pair.new.contextPath]?.modifiers.contains(.open) ?? false
    }
    let verdict: Verdict? = isOpen ? nil : .compatible
    let subject = "‘\(pair.title)’"
    var found: [Finding] = []
    if gained.contains(.required) {
      found.append(Finding(.requiredAdded, "\(subject) became required.", verdict: verdict))
    }
    if lost.contains(.required) {
      found.append(Finding(.requiredRemoved, "\(subject) is no longer required."))
    }
    if gained.contains(.convenience) {
      found.append(
        Finding(.designatedToConvenience, "\(subject) became a convenience initializer.", verdict: verdict))
    }
    if lost.contains(.convenience) {
      found.append(
        Finding(.convenienceToDesignated, "\(subject) became a designated initializer.", verdict: verdict))
    }
    return found
  }
}
