/// What became of a defect.
public enum Outcome: String, Sendable, Hashable, CaseIterable {
  /// A test failed, or the tests did not come to an end by themselves.
  case caught
  /// The tests went on for so long that they had to be ended.
  case timedOut = "timed out"
  /// All tests passed.
  case missed
  /// All tests passed, and the record says why none can fail.
  case equivalent
  /// It does not compile, so that nobody could make it.
  case unviable
}
