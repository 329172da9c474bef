import PublicAPI

extension Comparison {
  /// What an alias stands for, and what it requires of its generic parameters.
  func alias(_ pair: Pair) -> [Finding]? {
    let before = pair.old.generics.map { TypeExpression.named([TypeName($0.name)]) }
    let names = Dictionary(zip(pair.new.generics.map(\.name), before)) { first, _ in first }
    let query = TypeComparison(
      conformance: ConformanceQuery(index: new, assumptions: []), isNoncopyable: new.isNoncopyable)
    let requirements = pair.new.requirements.map { $0.mapped { $0.substituting(names) } }
    let isSameType =
      pair.old.generics.map(\.shape) == pair.new.generics.map(\.shape)
      && query.mismatches(pair.old.type ?? .void, (pair.new.type ?? .void).substituting(names), at: .both)
        .isEmpty
    guard isSameType else {
      let sides = [pair.old, pair.new]
      let types = sides.map { ($0.type ?? .void).withLetters(for: $0.generics) }
      let names = sides.map { side in
        let name = TypeName(pair.title, arguments: side.generics.map(\.argument))
        return TypeExpression.named([name]).withLetters(for: side.generics)
      }
      let now = names[0] == names[1] ? " and" : ", and ‘\(names[1])’"
      let fact = "‘\(names[0])’ stood for ‘\(types[0])’\(now) now stands for ‘\(types[1])’."
      // Tuples convert to each other without their labels, so that no client that converts tells them apart.
      let isRelabelled = pair.old.tupleLabels != pair.new.tupleLabels
      return [Finding(isRelabelled ? .tupleLabelsChanged : .typealiasChanged, fact)]
    }
    let gained = requirements.filter { !pair.old.requirements.contains($0) }
    let lost = pair.old.requirements.filter { !requirements.contains($0) }
    let facts =
      gained.map { ("now requires", $0) } + (gained.isEmpty ? lost.map { ("no longer requires", $0) } : [])
    return facts.isEmpty
      ? nil
      : facts.map { verb, requirement in
        let shown = requirement.mapped { $0.withLetters(for: pair.old.generics) }
        return Finding(.typealiasChanged, "‘\(pair.title)’ \(verb) ‘\(shown)’.")
      }
  }
}

extension TypeExpression {
  /// The type with letters for generic parameters that are named by their positions.
  fileprivate func withLetters(for generics: [GenericParameter]) -> TypeExpression {
    let letters = ["T", "U", "V", "W"]
    let names = zip(generics.map(\.name).filter { $0.hasPrefix("τ") }, letters).map {
      ($0, TypeExpression.named([TypeName($1)]))
    }
    return substituting(Dictionary(names) { first, _ in first })
  }
}
