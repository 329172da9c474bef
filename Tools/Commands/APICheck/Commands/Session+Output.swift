import Compatibility
import Foundation
import Packages
import Pipeline
import Processes
import Reports
import Surfaces

extension Session {
  /// Compares two versions; where both are compiled, clients compiled against both overrule the rules.
  func report(_ old: PackageVersion, _ new: PackageVersion) throws -> Report {
    progress.step("Comparing")
    var proved: [String: Result<[Change], any Error>] = [:]
    if !old.built.isEmpty, !new.built.isEmpty {
      let toolchain = try Toolchain.find()
      let comparison = ProvedComparison(
        toolchain: toolchain, selection: selection, isDeep: options.isDeep,
        cache: AnswerCache(of: package, toolchain, selection))
      proved = comparison.changes(old, new)
    }
    return try VersionComparison.report(old: old, new: new) { before, after in
      try proved[before.module]?.get() ?? Classifier.changes(old: before, new: after)
    }
  }

  /// Prints a report, and what kept the run from checking everything; returns what to tell the shell.
  func publish(_ report: Report, of versions: [PackageVersion], heading: String) throws -> ExitCode {
    let context = ReportContext(
      heading: heading, isColored: isColored, pathPrefix: GitRepository(around: package)?.prefix ?? "")
    if options.format != .text { progress.note(heading) }
    try write(options.format.render(report, in: context))
    let failures = versions.flatMap { version in
      version.failures.map { "\($0.module) of the \(version.title): \($0.reason)" }
    }
    for failure in failures { Terminal.complain("Could not check \(failure)") }
    if report.outcome == .nothingCompared {
      Terminal.complain("Nothing was compared: neither side has a module.")
    }
    if !failures.isEmpty { return .couldNotCheck }
    return switch report.outcome {
    case .nothingCompared: .couldNotCheck
    case .settled: .nothingToReview
    case .drift: options.failsOnBreaksOnly ? .nothingToReview : .drift
    case .breakage: .drift
    }
  }

  /// Writes `text` to the file that was asked for, or prints it.
  func write(_ text: String) throws {
    progress.end()
    guard let output = options.output else { return try Terminal.print(text) }
    try AtomicFiles.write([(URL(filePath: output).standardizedFileURL.path, text)])
  }

  private var isColored: Bool {
    options.output == nil && Terminal.isColored
  }
}
