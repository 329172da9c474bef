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
    let isEmpty: Bool
  }

  /// The tests of the target MODULETests, in the order in which they are worth a try.
  func stages(of module: String, limit: Duration) throws -> [TestStage] {
    let list = try Subprocess(path, ["--list-tests"], in: folder).run()
    let names = list.text.split(separator: "\n").filter { $0.hasPrefix("\(module)Tests.") }
      .joined(separator: ",")
    return TestStage.stages(
      of: module, quick: try quickTests(of: module, limit: limit), namesInXCTest: names, limit: limit)
  }

  private func quickTests(of module: String, limit: Duration) throws -> [String] {
    let events = "\(folder)/.build/events-of-tests"
    let all = TestStage.stages(of: module, quick: [], namesInXCTest: "", limit: limit).flatMap(\.arguments)
    let options = ["--no-parallel", "--event-stream-output-path", events, "--event-stream-version", "0"]
    let run = try run(TestStage(arguments: all + options, limit: limit), defect: 0)
    return run.outcome == .missed && !run.isEmpty
      ? QuickTests.patterns(events: try InputFile.text(events)) : []
  }

  /// Runs tests, until the first fails, with a defect or without any.
  func run(_ stage: TestStage, defect: Int) throws -> Run {
    let start = ContinuousClock.now
    // What is left behind when they are ended at once has no other place, and programs there see that it is gone.
    let place = "\(folder)/.build/run-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: place) }
    let environment = [
      Planting.variable: "\(defect)", Self.patience: "\(stage.patience)", "SWIFT_BACKTRACE": "enable=no",
      "TMPDIR": place,
    ]
    let watch = FailureWatch()
    // One test library says on standard output what has failed, the other on standard error.
    let shell = ["-c", #"exec "$@" 2>&1"#, "sh", path]
    let output = try Subprocess("/bin/sh", shell + stage.arguments, in: folder, environment: environment)
      .run(within: stage.limit, until: watch.findsFailure)
    let verdict = verdict(on: output, failure: watch.failure)
    return Run(
      outcome: verdict.outcome, evidence: verdict.evidence, duration: ContinuousClock.now - start,
      // What swift-testing calls a run without any test.
      isEmpty: output.status == EX_UNAVAILABLE)
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
