/// The tests of a module, and in which order they are asked about a defect.
struct TestPlan {
  /// The shares of the time that all take, one after the other, up to which tests run before slower ones.
  private static let shares = [0.01, 0.1]
  /// No tests are ended sooner.
  private static let leastLimit = Duration.seconds(20)

  /// The quick ones first.
  private let tests: [ObservedTest]
  /// How long all took together.
  private let duration: Duration
  private let longest: Duration

  /// A plan for `tests`, which took `duration` together; none is given more time than `longest`.
  init(_ tests: [ObservedTest], together duration: Duration, longest: Duration) {
    self.tests = tests.sorted { $0.duration < $1.duration }
    (self.duration, self.longest) = (duration, longest)
  }

  /// All tests.
  var whole: [TestStage] { stages(of: tests) }

  /// Tests that come past the defect, the quick ones first because most defects show in them, then all others: chance may
  /// have led a test elsewhere when it was observed.
  func stages(for defect: Int) -> [TestStage] {
    var groups: [[ObservedTest]] = Array(repeating: [], count: Self.shares.count + 2)
    let all = tests.map(\.duration).reduce(.zero, +)
    var time = Duration.zero
    for test in tests {
      time += test.duration
      let group = Self.shares.firstIndex { time <= all * $0 } ?? Self.shares.count
      groups[test.passed.contains(defect) ? group : groups.count - 1].append(test)
    }
    return groups.flatMap(stages)
  }

  private func stages(of tests: [ObservedTest]) -> [TestStage] {
    let usual = min(duration, tests.map(\.duration).reduce(.zero, +))
    let limit = min(max(Self.leastLimit, usual * 5), longest)
    return TestName.commandLines(of: tests.map(\.name)).map { TestStage(arguments: $0, limit: limit) }
  }
}
