/// Some of a module's tests, which run together.
struct TestStage {
  /// What chooses them, as the test bundle wants it.
  let arguments: [String]
  /// When to end them.
  var limit: Duration

  /// How many seconds a test should wait for what has to happen, so that it complains before its time is up.
  var patience: Int { max(1, Int(limit / .seconds(1)) / 2) }

  /// The tests of a module: first the quick ones, because most defects show in them, then all others, then what XCTest
  /// runs.
  static func stages(
    of module: String, quick: [String], namesInXCTest: String, limit: Duration
  ) -> [TestStage] {
    func swiftTesting(_ filters: [String], but skips: [String] = []) -> TestStage {
      TestStage(
        arguments: ["--testing-library", "swift-testing"] + filters.flatMap { ["--filter", $0] }
          + skips.flatMap { ["--skip", $0] }, limit: limit)
    }
    return (quick.isEmpty ? [] : [swiftTesting(quick)]) + [swiftTesting(["^\(module)Tests\\."], but: quick)]
      + (namesInXCTest.isEmpty ? [] : [TestStage(arguments: [namesInXCTest], limit: limit)])
  }
}
