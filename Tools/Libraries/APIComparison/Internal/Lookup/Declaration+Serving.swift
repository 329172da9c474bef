import PublicAPI

extension Declaration {
  /// A member of a protocol's extension as what serves those who conform to another protocol that it asks for.
  ///
  /// `extension P where Self: Q` declares the same as `extension Q where Self: P`.
  var servingElsewhere: [(protocol: [String], member: Declaration)] {
    guard requirement == .none, !context.isEmpty else { return [] }
    let own = TypeExpression.named([TypeName("Self")])
    return constraints(on: "Self").compactMap { asked in
      guard case .named(let path) = asked else { return nil }
      var member = self
      member.requirements.removeAll { $0 == .conformance(own, asked) }
      member.requirements.append(.conformance(own, .named(context.map { TypeName($0) })))
      return (path.map(\.name), member)
    }
  }
}
