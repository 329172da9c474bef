/// Some of a module's tests, which run together.
struct TestStage {
  /// What chooses them, as the test bundle wants it.
  let arguments: [String]
  /// When to end them.
  let limit: Duration

  /// How many seconds a test should wait for what has to happen, so that it complains before its time is up.
  var patience: Int { max(1, Int(limit / .seconds(1)) / 2) }
}
