/// A requirement of a where clause.
public enum GenericRequirement: Hashable, Sendable {
  /// `Subject: Constraint`
  case conformance(TypeExpression, TypeExpression)
  /// `Left == Right`
  case sameType(TypeExpression, TypeExpression)
}

extension GenericRequirement: CustomStringConvertible {
  /// The requirement as it is written.
  public var description: String {
    switch self {
    case .conformance(let subject, let constraint): "\(subject): \(constraint)"
    case .sameType(let left, let right): "\(left) == \(right)"
    }
  }
}

extension GenericRequirement {
  /// `T: P & Q` as one requirement for each protocol.
  public static func conformances(of subject: TypeExpression, to constraint: TypeExpression)
    -> [GenericRequirement]
  {
    guard case .composition(let members) = constraint else { return [.conformance(subject, constraint)] }
    return members.map { .conformance(subject, $0) }
  }

  /// The types that the requirement is about; for `Left == Right` both sides.
  public var subjects: [TypeExpression] {
    switch self {
    case .conformance(let subject, _): [subject]
    case .sameType(let left, let right): [left, right]
    }
  }

  /// Whether the requirement suppresses a conformance, as `T: ~Copyable` does.
  public var isSuppression: Bool {
    if case .conformance(_, let constraint) = self { constraint.isSuppression } else { false }
  }

  /// The requirement with the sides of `Left == Right` in a fixed order.
  public var normalised: GenericRequirement {
    guard case .sameType(let left, let right) = self, right.description < left.description else {
      return self
    }
    return .sameType(right, left)
  }
}
