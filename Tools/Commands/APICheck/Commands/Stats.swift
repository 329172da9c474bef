import Foundation
import Packages
import Processes
import Reports
import Statistics

/// The command `stats`, which counts how much of each module is for clients.
struct Stats {
  let session: Session

  func run() throws -> ExitCode {
    let tree = try session.workingTree()
    if let failure = tree.failures.first {
      throw StatsError.unreadableModule(failure.module, reason: failure.reason)
    }
    let statistics = StatisticsReport(
      modules: try session.reader.statistics(of: tree, package: session.package))
    // The budget comes first, because a table that cannot be checked ends the run.
    let isWithinBudget = try checkBudget(statistics)
    let isFresh = try session.options.table.map { try check($0, statistics) } ?? true
    if session.options.table == nil { try print(statistics) }
    return isFresh && isWithinBudget ? .nothingToReview : .drift
  }

  private func print(_ statistics: StatisticsReport) throws {
    switch session.options.format {
    case .json: try session.write(JSONFormat.render(statistics))
    case .markdown: try session.write(statistics.table)
    case .text, .github: try session.write(statistics.text)
    }
  }

  /// Whether no module is over its budget; without one there is nothing to be over.
  private func checkBudget(_ statistics: StatisticsReport) throws -> Bool {
    let path = session.options.budget ?? "\(session.package)/Tools/api-budget.txt"
    guard session.options.budget != nil || FileManager.default.fileExists(atPath: path) else { return true }
    let violations = try statistics.violations(
      of: text(of: path), file: path, only: session.selection.modules)
    session.progress.end()
    for violation in violations { Terminal.complain(violation) }
    return violations.isEmpty
  }

  /// Whether the table in the file at `path` shows `statistics`, or was made to.
  private func check(_ path: String, _ statistics: StatisticsReport) throws -> Bool {
    let document = try text(of: path)
    let fresh = try statistics.replacingTable(in: document, file: path)
    if fresh == document {
      try session.write("The table in \(path) is fresh.\n")
    } else if session.options.updatesTable {
      try AtomicFiles.write([(path: path, text: fresh)])
      try session.write("\(path): updated\n")
    } else {
      Terminal.complain("The table in \(path) is stale; run api-check stats --table \(path) --update.")
      return false
    }
    return true
  }

  private func text(of path: String) throws -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw FileError.unreadable(path: path, reason: error.localizedDescription)
    }
  }
}
