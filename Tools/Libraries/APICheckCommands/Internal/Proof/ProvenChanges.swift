import APIComparison

/// What is known of the changes of several modules once the compiler had its say.
struct ProvenChanges {
  /// The changes by module.
  let changes: [String: [Change]]
  /// What the compiler could not say, a sentence each.
  var gaps: [String] = []
}
