import Foundation
import Mutants
import Processes

/// The tests of a package, of which each run has another defect.
struct TestBundle {
  /// The variable of the environment that tells tests how many seconds to wait for what has to happen.
  private static let patience = "TEST_PATIENCE"

  let path: String
  let folder: String

  /// What a run of tests has shown.
  struct Run {
    let outcome: Outcome
    let evidence: String
    let duration: Duration
  }

  /// The tests of the target MODULETests.
  func tests(of module: String) throws -> [TestName] {
    // Who asks one library is told nothing by the other.
    let inXCTest = try list([]).map(TestName.xcTest)
    let others = try list(TestName.swiftTesting).map(TestName.swiftTesting)
    return (inXCTest + others).filter { $0.isOne(of: "\(module)Tests") }
  }

  private func list(_ library: [String]) throws -> [String] {
    let output = try Subprocess(path, library + ["--list-tests"], in: folder).run()
    return output.text.split(separator: "\n").map(String.init)
  }

  /// Runs one test without any defect, and sees which defects it comes past.
  func observe(_ name: TestName, blankMarks: [UInt8], limit: Duration) throws -> (
    run: Run, test: ObservedTest
  ) {
    let marks = "\(folder)/.build/marks-\(UUID().uuidString)"
    try Data(blankMarks).write(to: URL(filePath: marks))
    defer { try? FileManager.default.removeItem(atPath: marks) }
    let stages = TestName.commandLines(of: [name]).map { TestStage(arguments: $0, limit: limit) }
    let run = try run(stages[0], defect: 0, environment: [Planting.marksVariable: marks])
    let passed = Planting.marked(in: try InputFile.data(marks, limit: blankMarks.count))
    return (run, ObservedTest(name: name, duration: run.duration, passed: passed))
  }

  /// Runs tests, until the first fails, with a defect or without any.
  func run(_ stage: TestStage, defect: Int, environment: [String: String] = [:]) throws -> Run {
    let start = ContinuousClock.now
    // What is left behind when they are ended at once has no other place, and programs there see that it is gone.
    let place = "\(folder)/.build/run-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: place) }
    let settings = [
      Planting.variable: "\(defect)", Self.patience: "\(stage.patience)", "SWIFT_BACKTRACE": "enable=no",
      "TMPDIR": place,
    ]
    let watch = FailureWatch()
    // One test library says on standard output what has failed, the other on standard error.
    let shell = ["-c", #"exec "$@" 2>&1"#, "sh", path]
    let output = try Subprocess(
      "/bin/sh", shell + stage.arguments, in: folder, environment: environment.merging(settings) { $1 }
    ).run(within: stage.limit, until: watch.findsFailure)
    let verdict = verdict(on: output, failure: watch.failure)
    return Run(
      outcome: verdict.outcome, evidence: verdict.evidence, duration: ContinuousClock.now - start)
  }

  private func verdict(on output: Subprocess.Output, failure: String?) -> (outcome: Outcome, evidence: String)
  {
    if let failure { return (.caught, failure) }
    if output.isOverdue { return (.timedOut, "") }
    guard !output.succeeded else { return (.missed, "") }
    let reason = output.text.split(separator: "\n").last { $0.contains("atal error") } ?? ""
    return (.caught, "ended with status \(output.status) \(reason)")
  }
}
