/// Every kind of advice that there is.
public enum AdviceCatalogue: Sendable {
  /// All kinds, grouped by what they are about.
  public static let all: [AdviceKind] = [
    .growingEnumeration, .memberwiseInitializer, .delegateWithoutDefaults, .boolResult, .tupleResult,
    .genericAlias, .foreignType, .missingSendable, .unsendableClosure, .frozenWithoutEvolution, .deadDefault,
    .shadowedName,
  ]

  /// The kind with an identifier, or nil if there is none.
  public static func kind(id: String) -> AdviceKind? { all.first { $0.id == id } }
}
