import Mutants
import Processes
import Synchronization

/// Runs of tests, several at a time, each with one of the planted defects.
struct Trial {
  private let tests: TestBundle
  private let plans: [String: TestPlan]
  private let jobs: Int
  private let progress: ProgressLog
  /// How many defects are tried before the tests have to pass once more without any.
  private static let interval = 25

  /// Sees that the tests pass without a defect, each by itself and then all together, while as many run at the same time as
  /// will later, and takes their time.
  init(_ modules: [String], tests: TestBundle, blankMarks: [UInt8], options: Options, progress: ProgressLog)
    throws
  {
    (self.tests, jobs, self.progress) = (tests, options.jobs, progress)
    var plans: [String: TestPlan] = [:]
    for module in modules {
      let names = try tests.tests(of: module)
      guard !names.isEmpty else { throw MutantsFailure.noTests(module: module) }
      progress.step("Running the tests of \(module) without a defect, one by one")
      let longest = options.timeout.map { Duration.seconds($0) } ?? .seconds(600)
      let observed = try names.map(inLanes: jobs) { name in
        let observation = try tests.observe(name, blankMarks: blankMarks, limit: longest)
        try Self.expectSuccess(of: module, observation.run)
        return observation.test
      }
      progress.step("Running the tests of \(module) without a defect")
      let lanes = try Array(0..<jobs).mapOnThreads { _ in
        try TestPlan(observed, together: longest, longest: longest).whole.map { stage in
          let run = try tests.run(stage, defect: 0)
          try Self.expectSuccess(of: module, run)
          return run.duration
        }.reduce(.zero, +)
      }
      plans[module] = TestPlan(observed, together: lanes.max() ?? .zero, longest: longest)
    }
    self.plans = plans
  }

  /// What becomes of each defect; what is missed and not recorded is told at once.
  func judgements(_ defects: [Defect], record: Equivalents) throws -> [Judgement] {
    let done = Mutex(0)
    return try Array(defects.enumerated()).map(inLanes: jobs) { index, defect in
      if index % Self.interval == Self.interval - 1 { try control(defect.module) }
      let run = try run(defect)
      let count = done.withLock {
        $0 += 1
        return $0
      }
      progress.step("Tried \(count) of \(defects.count) defects")
      let judgement = Judgement(defect, run.outcome, evidence: run.evidence)
      let outcome = (try? record.reviewed(judgement))?.outcome ?? run.outcome
      if [.missed, .timedOut].contains(outcome) { progress.note("\(outcome.rawValue) \(defect.text)") }
      return judgement
    }
  }

  /// What the first tests say that do not pass, or the last ones.
  private func run(_ defect: Defect) throws -> (outcome: Outcome, evidence: String) {
    for stage in plans[defect.module]?.stages(for: defect.number) ?? [] {
      let run = try tests.run(stage, defect: defect.number)
      if run.outcome != .missed { return (run.outcome, run.evidence) }
    }
    return (.missed, "")
  }

  /// A run without any defect.
  ///
  /// A busy machine may spoil it once, which is told: all that was found so far is worth another try.
  private func control(_ module: String) throws {
    for stage in plans[module]?.whole ?? [] {
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
