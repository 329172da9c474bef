import Foundation

/// The storms that somebody has asked for.
struct Forecast {
  private let options: Options
  private let storms: [Storm]
  private let workshop: Workshop

  init(_ options: Options, _ storms: [Storm]) {
    self.options = options
    self.storms = storms
    workshop = Workshop(workspace: options.workspace, sanitizer: options.sanitizer)
  }

  /// Prints what came of them, and tells whether all is well.
  func run() throws -> Bool {
    print("seed \(options.seed)\(options.sanitizer.map { ", with the \($0) sanitizer" } ?? "")")
    let parts = try storms.map { try part(of: $0) }
    // Building is no part of the time.
    let share = options.minutes.map { Duration.seconds($0 * 60) / storms.count }
    var isWell = true
    for (storm, verdict) in zip(storms, parts) {
      let total = try run(storm, within: share, verdict)
      print(total.text(of: storm, isSanitized: options.sanitizer != nil))
      if !total.findings.isEmpty { isWell = false }
    }
    return isWell
  }

  private func part(of storm: Storm) throws -> (Range<Int>) throws -> Verdict {
    guard storm.isOwn else {
      let suites = try Suites(storm, workshop, seed: options.seed)
      return suites.run
    }
    let children = Children(
      program: try workshop.program(), environment: workshop.environment, storm: storm, seed: options.seed,
      grace: options.grace, allowedGrowth: options.sanitizer == nil ? 16 << 20 : nil)
    return children.run
  }

  private func run(
    _ storm: Storm, within limit: Duration?, _ part: (Range<Int>) throws -> Verdict
  ) throws -> Verdict {
    let end = limit.map { ContinuousClock.now + $0 }
    let count = options.count ?? (limit == nil ? storm.count : 1_000_000_000)
    var total = Verdict()
    for start in stride(from: 0, to: count, by: storm.batchSize) {
      let verdict = try part(start..<min(start + storm.batchSize, count))
      total.merge(verdict)
      // Nobody should have to wait for the end, nor lose what was found when somebody ends it.
      let lines = ["\(storm.rawValue): \(total.count) so far, \(total.findings.count) findings"]
      FileHandle.standardError.write(
        Data((lines + verdict.findings.map { "  \($0)" }).map { $0 + "\n" }.joined().utf8))
      if let end, end < .now { break }
    }
    return total
  }
}
