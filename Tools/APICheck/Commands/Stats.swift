import Foundation
import PackageSurface
import PublicSurface

/// The command `stats`, which counts how much of each module is for clients.
struct Stats {
  let session: Session

  func run() throws -> ExitCode {
    let tree = try session.workingTree()
    let statistics = try session.reader.statistics(of: tree, testSources: testSources)
    if let table = session.options.table { return try check(table, statistics) }
    switch session.options.format {
    case .json: try session.write(JSONFormat.render(statistics))
    case .markdown: try session.write(StatisticsTable.markdown(statistics))
    case .text, .github: try session.write(statistics.map(\.summary).joined())
    }
    return try checkBudget(statistics)
  }

  private func checkBudget(_ statistics: [ModuleStatistics]) throws -> ExitCode {
    let path = session.options.budget ?? "\(session.package)/Tools/api-budget.txt"
    guard session.options.budget != nil || FileManager.default.fileExists(atPath: path) else {
      return .nothingToReview
    }
    var budget = try SurfaceBudget(parsing: text(of: path), file: path)
    if !session.selection.modules.isEmpty { budget = budget.limited(to: session.selection.modules) }
    let violations = budget.violations(of: statistics)
    for violation in violations { Terminal.complain(violation) }
    return violations.isEmpty ? .nothingToReview : .drift
  }

  private func check(_ path: String, _ statistics: [ModuleStatistics]) throws -> ExitCode {
    let document = try text(of: path)
    guard let fresh = StatisticsTable.replacingTable(in: document, with: statistics) else {
      throw StatsError.noMarkers(file: path)
    }
    if fresh == document {
      try session.write("The table in \(path) is fresh.\n")
    } else if session.options.updatesTable {
      try AtomicFiles.write([(path: path, text: fresh)])
      try session.write("\(path): updated\n")
    } else {
      Terminal.complain("The table in \(path) is stale; run api-check stats --table \(path) --update.")
      return .drift
    }
    return try checkBudget(statistics)
  }

  private func text(of path: String) throws -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw PackageError.unreadable(path: path, reason: error.localizedDescription)
    }
  }

  /// The tests of the package, which use its modules as clients do.
  private var testSources: [String] {
    let folder = URL(filePath: session.package).appending(path: "Tests")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    return files.filter { $0.pathExtension == "swift" }.compactMap {
      try? String(contentsOf: $0, encoding: .utf8)
    }
  }
}
