/// How long the steps of a run take.
public struct StepTimes: Sendable, Equatable, Codable {
  private var seconds: [String: Int] = [:]

  /// Makes times in which no step is known.
  public init() {}

  /// The whole seconds that `step` takes; nil if they are unknown or fewer than two.
  subscript(step: String) -> Int? {
    get { seconds[Self.key(of: step)] }
    set { seconds[Self.key(of: step)] = newValue.flatMap { $0 > 1 ? $0 : nil } }
  }

  /// These times, with those of `others` for steps that are unknown here.
  func completed(by others: StepTimes) -> StepTimes {
    var times = self
    times.seconds.merge(others.seconds) { own, _ in own }
    return times
  }

  /// The part of a step's text that is the same in every run: it does not say which commit a branch is on.
  private static func key(of step: String) -> String {
    String(step.prefix { $0 != "(" })
  }
}
