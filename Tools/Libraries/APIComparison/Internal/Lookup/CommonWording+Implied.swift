import PublicAPI

extension CommonWording {
  /// The declaration without what follows from the rest: protocols of a composition that others imply, and platforms'
  /// versions that the types around need anyway.
  func withoutImplied(_ declaration: Declaration) -> Declaration {
    var plain = declaration.mapped { $0.mapped(withoutImpliedMembers) }
    plain.availability = plain.availability.compactMap { own($0, in: declaration.context) }
    return plain
  }

  private func withoutImpliedMembers(_ type: TypeExpression) -> TypeExpression {
    guard case .composition(let members) = type else { return type }
    let kept = members.filter { member in
      member.isSuppression
        || !members.contains { $0 != member && implies($0, member) && !implies(member, $0) }
    }
    return kept.count == 1 ? kept[0] : .composition(kept)
  }

  /// Whether whatever conforms to `one` conforms to `other` in both versions.
  private func implies(_ one: TypeExpression, _ other: TypeExpression) -> Bool {
    let type = TypeExpression.named([TypeName("Self")])
    return [old, new].allSatisfy {
      ConformanceQuery(index: $0, assumptions: [.conformance(type, one)]).conforms(type, to: other)
    }
  }

  /// What is said of a platform that does not hold for all of `context` in both versions.
  private func own(_ said: Availability, in context: [String]) -> Availability? {
    let around = [old, new].map { index in
      context.indices.compactMap { depth in
        index.types[context[...depth].joined(separator: ".")]
      }.flatMap(\.availability).filter { $0.domain == said.domain }.compactMap(\.introduced).max()
    }
    let facts = said.facts.filter { fact in
      guard case .introduced(let version) = fact else { return true }
      return !around.allSatisfy { $0.map { $0 >= version } ?? false }
    }
    return facts.isEmpty ? nil : said.saying(facts)
  }
}
