import Mutants
import Processes
import Synchronization

/// Runs of tests, several at a time, each with one of the planted defects.
struct Trial {
  private let tests: TestBundle
  private let stages: [String: [TestStage]]
  private let progress: ProgressLog
  /// How many defects are tried before the tests have to pass once more without any.
  private static let interval = 25
  /// No tests are ended sooner.
  private static let leastLimit = Duration.seconds(20)

  /// Sees that the tests pass without a defect, while as many run at the same time as will later, and takes their time.
  init(_ modules: [String], tests: TestBundle, options: Options, progress: ProgressLog) throws {
    (self.tests, self.progress) = (tests, progress)
    var stages: [String: [TestStage]] = [:]
    for module in modules {
      progress.step("Running the tests of \(module) without a defect")
      let wanted = options.timeout.map { Duration.seconds($0) }
      let candidates = try tests.stages(of: module, limit: wanted ?? .seconds(600))
      let timed = try candidates.compactMap { stage -> TestStage? in
        let runs = try (0..<options.jobs).map { $0 }.mapOnThreads { _ in try tests.run(stage, defect: 0) }
        guard !runs.allSatisfy(\.isEmpty) else { return nil }
        for run in runs { try Self.expectSuccess(of: module, run) }
        let usual = runs.map(\.duration).max() ?? .zero
        return TestStage(
          arguments: stage.arguments, limit: min(max(Self.leastLimit, usual * 10), stage.limit))
      }
      guard !timed.isEmpty else { throw MutantsFailure.noTests(module: module) }
      stages[module] = timed
    }
    self.stages = stages
  }

  /// What becomes of each defect, in any order; ``Command/Options/jobs`` at a time.
  func judgements(_ defects: [Defect], jobs: Int) throws -> [Judgement] {
    let waiting = Mutex(Array(defects.enumerated().reversed()))
    let done = Mutex(0)
    return try (0..<jobs).map { $0 }.mapOnThreads { _ in
      var judgements: [Judgement] = []
      while let (index, defect) = waiting.withLock({ $0.popLast() }) {
        if index % Self.interval == Self.interval - 1 { try control(defect.module) }
        let run = try run(defect.module, defect: defect.number)
        judgements.append(Judgement(defect, run.outcome, evidence: run.evidence))
        let count = done.withLock {
          $0 += 1
          return $0
        }
        progress.step("Tried \(count) of \(defects.count) defects")
        if run.outcome != .caught { progress.note("\(run.outcome.rawValue) \(defect.text)") }
      }
      return judgements
    }.flatMap(\.self)
  }

  /// What the first tests say that do not pass, or the last ones.
  private func run(_ module: String, defect: Int) throws -> (outcome: Outcome, evidence: String) {
    for stage in stages[module] ?? [] {
      let run = try tests.run(stage, defect: defect)
      if run.outcome != .missed { return (run.outcome, run.evidence) }
    }
    return (.missed, "")
  }

  /// A run without any defect.
  ///
  /// A busy machine may spoil it once, which is told: all that was found so far is worth another try.
  private func control(_ module: String) throws {
    for stage in stages[module] ?? [] {
      do {
        try Self.expectSuccess(of: module, tests.run(stage, defect: 0))
      } catch let failure as MutantsFailure {
        progress.note("\(failure) They are tried once more.")
        try Self.expectSuccess(of: module, tests.run(stage, defect: 0))
      }
    }
  }

  /// A run without any defect has to pass: else a failure would prove nothing.
  private static func expectSuccess(of module: String, _ run: TestBundle.Run) throws {
    guard run.outcome == .missed else {
      throw MutantsFailure.testsFail(module: module, evidence: "\(run.outcome.rawValue) \(run.evidence)")
    }
  }
}
