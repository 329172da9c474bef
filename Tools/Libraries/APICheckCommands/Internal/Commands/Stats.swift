import Foundation
import Narrowing
import PackageBuilds
import Processes
import PublicAPI
import Reports

/// The command `stats`, which counts how much of each module is for clients.
struct Stats {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let tree = try workspace.workingTree()
    if let failure = tree.failures.first {
      throw StatsError.unreadableModule(failure.module, reason: failure.reason)
    }
    // Without an index that can be read, the names count that tests write, and the statistics say so.
    let index = try? IndexedUses(of: workspace.request.package, toolchain: workspace.reader.toolchain)
    let sizes = tree.surfacesByModule.mapValues(\.size)
    let modules = try workspace.reader.mapGraphs(of: tree) { module, graphs, tests in
      let files = tests.map { path, text in
        TestFile(
          path: path, text: text, symbols: index?.symbols(usedIn: "\(workspace.request.package)/\(path)"))
      }
      return try (
        name: module,
        statistics: ModuleStatistics(
          module: module, graphs: graphs, tests: files, options: workspace.request.surfaceOptions,
          size: sizes[module])
      )
    }
    let statistics = StatisticsReport(modules: modules.map(\.statistics))
    // The budget comes first, because a table that cannot be checked ends the run.
    let isWithinBudget = try checkBudget(statistics, &outcome)
    var isFresh = true
    if let table = workspace.request.figures.table {
      // Readers of a page about the package cannot import modules that are guarded without a product.
      let hidden = tree.guarded?.subtracting(workspace.request.targets) ?? []
      let shown = modules.filter { !hidden.contains($0.name) }.map(\.statistics)
      isFresh = try check(table, StatisticsReport(modules: shown), &outcome)
    } else {
      try write(statistics, to: &outcome)
    }
    outcome.status = isFresh && isWithinBudget ? .nothingToReview : .drift
  }

  private func write(_ statistics: StatisticsReport, to outcome: inout Outcome) throws {
    switch workspace.request.listingFormat {
    case .json: try workspace.write(statistics.json(), to: &outcome)
    case .markdown: try workspace.write(statistics.table, to: &outcome)
    case .text:
      let text = statistics.text
      try workspace.write(text.isEmpty ? workspace.nothingToGuard : text, to: &outcome)
    }
  }

  /// Whether every module is within its budget; true if there is no budget.
  private func checkBudget(_ statistics: StatisticsReport, _ outcome: inout Outcome) throws -> Bool {
    let path = workspace.request.figures.budget ?? "\(workspace.request.package)/Tools/api-budget.txt"
    guard workspace.request.figures.budget != nil || FileManager.default.fileExists(atPath: path) else {
      return true
    }
    let violations = try statistics.violations(
      of: InputFile.text(path), file: path, only: workspace.request.modules)
    outcome.complaints += violations
    return violations.isEmpty
  }

  /// Whether the table in the file at `path` shows `statistics`; if the run updates tables, it does afterwards.
  private func check(_ path: String, _ statistics: StatisticsReport, _ outcome: inout Outcome) throws
    -> Bool
  {
    let document = try InputFile.text(path)
    let fresh = try statistics.replacingTable(in: document, file: path)
    if fresh == document {
      try workspace.write("The table in \(path) is fresh.\n", to: &outcome)
    } else if workspace.request.figures.updatesTable {
      try AtomicFiles.write([(path: path, text: fresh)])
      try workspace.write("\(path): updated\n", to: &outcome)
    } else {
      outcome.complaints.append(
        "The table in \(path) is stale; run api-check stats --table \(path) --update.")
      return false
    }
    return true
  }
}
