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
    var witnessed: [String: Result<[Change], any Error>] = [:]
    if !old.built.isEmpty, !new.built.isEmpty {
      let toolchain = try Toolchain.find()
      let comparison = WitnessedComparison(
        toolchain: toolchain, options: selection.surface, isDeep: options.isDeep,
        cache: AnswerCache(of: package, toolchain, selection.surface))
      witnessed = comparison.changes(old, new)
    }
    return try VersionComparison.report(old: old, new: new) { before, after in
      try witnessed[before.module]?.get() ?? Classifier.changes(old: before, new: after)
    }
  }

  /// Prints a report, and what kept the run from checking everything; returns what to tell the shell.
  func publish(_ report: Report, of versions: [PackageVersion], heading: String) throws -> ExitCode {
    let prefix = options.format == .github ? reader.prefix ?? "" : ""
    if options.format != .text { progress.note(heading) }
    try write(options.format.render(report, heading: heading, isColored: isColored, pathPrefix: prefix))
    let failures = versions.flatMap { version in
      version.failures.map { "\($0.module) of the \(version.title): \($0.reason)" }
    }
    for failure in failures { Terminal.complain("Could not check \(failure)") }
    if !report.hasComparedAnything { Terminal.complain("Nothing was compared: neither side has a module.") }
    if !failures.isEmpty || !report.hasComparedAnything { return .couldNotCheck }
    return (options.failsOnBreaksOnly ? report.hasBreak : report.hasDrift) ? .drift : .nothingToReview
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
