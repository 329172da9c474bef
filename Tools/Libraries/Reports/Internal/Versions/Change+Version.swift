import APIComparison
import PublicAPI

extension Change {
  /// The verdict that counts for the next version.
  ///
  /// Semantic Versioning asks for a minor version where something is deprecated, as for an addition.
  var verdictForVersion: Verdict { verdict == .compatible && deprecates ? .additive : verdict }

  /// Whether something is deprecated that was not.
  private var deprecates: Bool {
    guard rule == .deprecationChanged, let new = difference?.new else { return false }
    return new.isDeprecated && difference?.old?.isDeprecated != true
  }
}

extension [Change] {
  /// The worst verdict that counts for the next version.
  var verdictForVersion: Verdict { map(\.verdictForVersion).max() ?? .none }
}
