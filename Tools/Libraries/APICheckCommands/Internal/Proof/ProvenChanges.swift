import APIComparison

/// The changes of several modules after the compiler has decided.
struct ProvenChanges {
  /// The changes by module.
  let changes: [String: [Change]]
  /// What the compiler could not decide, a sentence each.
  var gaps: [String] = []
}
