import Mutants
import Processes
import Synchronization

/// Runs of tests, several at a time, each with one of the planted defects.
struct Trial {
  private let tests: TestBundle
  private let limits: [String: Duration]
  private let namesInXCTest: [String: String]
  private let progress: ProgressLog
  /// How many defects are tried before the tests have to pass once more without any.
  private static let interval = 25

  /// Sees that the tests pass without a defect, while as many run at the same time as will later, and takes their time.
  init(_ modules: [String], tests: TestBundle, options: Options, progress: ProgressLog) throws {
    (self.tests, self.progress) = (tests, progress)
    var limits: [String: Duration] = [:]
    var names: [String: String] = [:]
    for module in modules {
      progress.step("Running the tests of \(module) without a defect")
      let limit = Duration.seconds(options.timeout ?? 600)
      let known = try tests.namesInXCTest(of: module)
      names[module] = known
      let durations = try (0..<options.jobs).map { $0 }.mapOnThreads { _ in
        try Self.control(module, tests, known, within: limit)
      }
      let usual = durations.max() ?? .zero
      limits[module] = options.timeout.map { .seconds($0) } ?? max(.seconds(20), usual * 10)
    }
    (self.limits, namesInXCTest) = (limits, names)
  }

  /// What becomes of each defect, in any order; ``Command/Options/jobs`` at a time.
  func judgements(_ defects: [Defect], jobs: Int) throws -> [Judgement] {
    let waiting = Mutex(Array(defects.enumerated().reversed()))
    let done = Mutex(0)
    return try (0..<jobs).map { $0 }.mapOnThreads { _ in
      var judgements: [Judgement] = []
      while let (index, defect) = waiting.withLock({ $0.popLast() }) {
        let limit = limits[defect.module] ?? .seconds(600)
        let names = namesInXCTest[defect.module] ?? ""
        if index % Self.interval == Self.interval - 1 {
          _ = try Self.control(defect.module, tests, names, within: limit)
        }
        let run = try tests.run(defect.module, namesInXCTest: names, defect: defect.number, limit: limit)
        judgements.append(Judgement(defect, run.outcome, evidence: run.evidence))
        let count = done.withLock {
          $0 += 1
          return $0
        }
        progress.step("Tried \(count) of \(defects.count) defects")
        if run.outcome == .missed { progress.note("missed \(defect.text)") }
      }
      return judgements
    }.flatMap(\.self)
  }

  /// A run without any defect, which has to pass: else a failure would prove nothing.
  private static func control(
    _ module: String, _ tests: TestBundle, _ names: String, within limit: Duration
  ) throws -> Duration {
    let run = try tests.run(module, namesInXCTest: names, defect: 0, limit: limit)
    guard run.outcome == .missed else {
      throw MutantsFailure.testsFail(module: module, evidence: "\(run.outcome.rawValue) \(run.evidence)")
    }
    return run.duration
  }
}
