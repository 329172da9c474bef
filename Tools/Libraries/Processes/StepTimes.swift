/// How long the steps of a run take.
public struct StepTimes: Sendable, Equatable, Codable {
  private var seconds: [String: Int] = [:]

  /// Makes the times of a run that knows none.
  public init() {}

  /// The whole seconds that `step` takes; nil where nobody knows, and of what is over at once.
  subscript(step: String) -> Int? {
    get { seconds[Self.key(of: step)] }
    set { seconds[Self.key(of: step)] = newValue.flatMap { $0 > 1 ? $0 : nil } }
  }

  /// These times, and those of steps that only `others` know.
  func completed(by others: StepTimes) -> StepTimes {
    var times = self
    times.seconds.merge(others.seconds) { own, _ in own }
    return times
  }

  /// What a step has in common with the same one of another run: which commit a branch is on is not part of it.
  private static func key(of step: String) -> String {
    String(step.prefix { $0 != "(" })
  }
}
