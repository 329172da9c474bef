import PublicAPI

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
