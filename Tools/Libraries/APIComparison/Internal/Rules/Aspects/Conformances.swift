import PublicAPI

extension Rule {
  static let conformanceRules = [
    conformanceRemoved, conformanceConditionAdded, conformanceConditionRemoved, conformanceStillImplied,
  ]

  static let conformanceRemoved = Rule(
    "conformance-removed", .breaking, in: .conformances, "A type no longer conforms to a protocol.",
    why: "Clients that use it where the protocol is asked for stop compiling.",
    remedy: "Keep the conformance.",
    see: .swiftBook("protocols#Adding-Protocol-Conformance-with-an-Extension"))
  static let conformanceConditionAdded = Rule(
    "conformance-condition-added", .breaking, in: .conformances,
    "A conformance holds only under a condition.",
    why: "Types that do not meet the condition no longer conform.",
    remedy: "Let the conformance hold for all types for which it did.",
    see: .swiftBook("generics#Conditionally-Conforming-to-a-Protocol"))
  static let conformanceConditionRemoved = Rule(
    "conformance-condition-removed", .compatible, in: .conformances,
    "A conformance holds for more types.",
    why: "All types that conformed still do.",
    see: .swiftBook("generics#Conditionally-Conforming-to-a-Protocol"))
  static let conformanceStillImplied = Rule(
    "conformance-still-implied", .compatible, in: .conformances,
    "A conformance or constraint is no longer written down but still implied.", why: "It still holds.",
    see: .swiftBook("protocols#Protocol-Inheritance"))
}

extension Comparison {
  /// The conditions of a conformance.
  func conditions(_ pair: Pair) -> [Finding] {
    let around = old.types[pair.old.contextPath]?.requirements ?? []
    let before = ConformanceQuery(
      index: new, assumptions: pair.old.requirements + around, inside: pair.old)
    let added = pair.new.requirements.filter { !before.grants($0) }
    let subject = "The conformance ‘\(pair.title)’"
    guard added.isEmpty else {
      let condition = added.map(\.description).joined(separator: ", ")
      return [Finding(.conformanceConditionAdded, "\(subject) now holds only where \(condition).")]
    }
    return [Finding(.conformanceConditionRemoved, "\(subject) holds for more types.")]
  }

  /// What stands in front of the protocol: a global actor matters, `@unchecked` and the like do not.
  func conformanceAttributes(_ pair: Pair) -> [Finding] {
    let silent: Set<TypeAttribute> = [.unchecked, .preconcurrency, .retroactive, .nonisolated]
    let before = Set(pair.old.inheritance.flatMap(\.withoutAttributes.0)).subtracting(silent)
    let after = Set(pair.new.inheritance.flatMap(\.withoutAttributes.0)).subtracting(silent)
    let fact = "The conformance ‘\(pair.title)’ is now ‘\(pair.new.title)’."
    return [
      Finding(.conformanceIsolationChanged, fact, verdict: after.isSubset(of: before) ? .compatible : nil)
    ]
  }

  /// A conformance that is no longer declared.
  func removal(ofConformance old: Declaration) -> Finding {
    let name = old.inheritance.first?.path ?? ""
    if new.protocols(of: old.contextPath).contains(name) {
      return Finding(.conformanceStillImplied, "‘\(old.title)’ is implied by another conformance.")
    }
    if MarkerProtocols.copying.contains(name), let type = new.types[old.contextPath],
      !type.inheritance.contains(where: { $0 == .suppressed(.named([TypeName(name)])) })
    {
      return Finding(.conformanceStillImplied, "‘\(old.contextPath)’ is always ‘\(name)’ now.")
    }
    let fact = "‘\(old.contextPath)’ no longer conforms to ‘\(name)’."
    return Finding(.conformanceRemoved, fact)
  }
}
