import Foundation
import Mutants
import Processes
import Synchronization

/// The tests of a package, of which each run has another defect.
struct TestBundle {
  let path: String
  let folder: String

  /// What a run of a module's tests has shown.
  struct Run {
    let outcome: Outcome
    let evidence: String
    let duration: Duration
  }

  /// The tests of MODULETests that XCTest runs, as it wants them named; empty if there are none.
  func namesInXCTest(of module: String) throws -> String {
    let list = try Subprocess(path, ["--list-tests"], in: folder).run()
    return list.text.split(separator: "\n").filter { $0.hasPrefix("\(module)Tests.") }.joined(separator: ",")
  }

  /// Runs the tests of the target MODULETests, until the first fails, with a defect or without any.
  func run(_ module: String, namesInXCTest names: String, defect: Int, limit: Duration) throws -> Run {
    let start = ContinuousClock.now
    let output = try runOnce(
      ["--testing-library", "swift-testing", "--filter", "^\(module)Tests\\."], defect, limit)
    // What swift-testing calls a run without any test.
    let isEmpty = output.status == EX_UNAVAILABLE
    if isEmpty, names.isEmpty { throw MutantsFailure.noTests(module: module) }
    let last =
      try isEmpty || output.outcome == .missed && !names.isEmpty ? runOnce([names], defect, limit) : output
    return Run(outcome: last.outcome, evidence: last.evidence, duration: ContinuousClock.now - start)
  }

  private func runOnce(_ arguments: [String], _ defect: Int, _ limit: Duration) throws
    -> (outcome: Outcome, evidence: String, status: Int32)
  {
    let environment = [Planting.variable: "\(defect)", "SWIFT_BACKTRACE": "enable=no"]
    let failure = Mutex("")
    // One test library says on standard output what has failed, the other on standard error.
    let shell = ["-c", #"exec "$@" 2>&1"#, "sh", path]
    let output = try Subprocess("/bin/sh", shell + arguments, in: folder, environment: environment)
      .run(within: limit) { text in
        guard let line = text.firstFailure else { return false }
        failure.withLock { $0 = line }
        return true
      }
    let evidence = failure.withLock { $0 }
    if !evidence.isEmpty { return (.caught, evidence, output.status) }
    if output.isOverdue { return (.timedOut, "", output.status) }
    guard !output.succeeded else { return (.missed, "", 0) }
    let reason = output.text.split(separator: "\n").last { $0.contains("atal error") } ?? ""
    return (.caught, "ended with status \(output.status) \(reason)", output.status)
  }
}

extension String {
  /// The first complaint of a test that is not expected to complain, in a line that has come to its end.
  fileprivate var firstFailure: String? {
    guard contains(" recorded an issue ") || contains(": error: ") else { return nil }
    return split(separator: "\n", omittingEmptySubsequences: false).dropLast().first {
      $0.contains(" recorded an issue ") || $0.contains(#/: error: \S+ : /#)
    }.map { String($0.prefix(600)) }
  }
}
