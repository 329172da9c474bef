import PublicAPI

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
