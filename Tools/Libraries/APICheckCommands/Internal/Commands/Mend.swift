import APIComparison
import Foundation
import PackageBuilds
import Processes
import Reports

/// The command `mend`, which writes the remedies of breaks into the sources.
struct Mend {
  let workspace: Workspace
  /// The declarations that are to be mended; all if there are none.
  let names: [String]

  func run(_ outcome: inout Outcome) throws {
    let search = try during(.versions) { try BreakSearch.reading(workspace) }
    let all = try search.breaks(in: search.tree, &outcome)
    let asked = try names.isEmpty ? all : all.named(names, since: search.title)
    if asked.isEmpty {
      try workspace.write("Nothing to mend: nothing breaks clients since \(search.title).\n", to: &outcome)
      return
    }
    let sources = try NarrowedSources(workspace, search)
    var candidates: [MendCandidate] = []
    var reasons: [[String]: String] = [:]
    for broken in asked {
      switch try MendCandidate.candidate(for: broken, in: search.tree, sources) {
      case .success(let candidate): candidates.append(candidate)
      case .failure(let none): reasons[broken.identity] = none.reason
      }
    }
    var report = MendReport(asked: asked, title: search.title)
    if !candidates.isEmpty {
      try Interruption.withTemporaryFolder { folder in
        let copy = try MendedCopy.copying(workspace, search.tree, for: candidates, to: folder)
        try Interruption.finishing(copy.buildFolder) {
          defer { try? FileManager.default.removeItem(atPath: copy.buildFolder) }
          try mend(candidates, all, search, copy, &report)
        }
      }
    }
    report.explain(reasons)
    let text = workspace.request.isDryRun ? report.difference : report.text
    if workspace.request.isDryRun { outcome.complaints += report.leftSentences }
    try workspace.write(text, to: &outcome)
    outcome.status = report.left.isEmpty ? .nothingToReview : .drift
    if !report.mended.isEmpty, !workspace.request.isDryRun {
      workspace.progress.note(
        "Look at what was written and commit it, after `\(ToolName.current) bless` where there are baselines."
      )
    }
  }

  /// Tries the candidates, and writes what of them is proved unless the run is dry.
  private func mend(
    _ candidates: [MendCandidate], _ before: [Break], _ search: BreakSearch, _ copy: MendedCopy,
    _ report: inout MendReport
  ) throws {
    let known = Set(before.map(\.identity))
    var remaining = known
    var trials = MendSearch { chosen in
      workspace.progress.step(
        "Trying what mends \(chosen.count == 1 ? "1 break" : "\(chosen.count) breaks") in a copy of the package"
      )
      let version: PackageVersion
      switch try copy.version(with: chosen) {
      case .rejected(let refused, let words):
        if !refused.isEmpty { return .refused(refused) }
        if case .rejected(_, let others) = try copy.version(with: []) { throw MendError.doesNotBuild(others) }
        return .failed("The package does not build with it: \(words)")
      case .built(let built): version = built
      }
      // What the toolchain declares was complained of before.
      var ignored = Outcome()
      let after = try search.breaks(in: version, &ignored)
      remaining = Set(after.map(\.identity))
      let unmended = chosen.filter { remaining.contains(candidates[$0].broken.identity) }
      if !unmended.isEmpty {
        return .refused(
          Dictionary(
            uniqueKeysWithValues: unmended.map { ($0, candidates[$0].refusal(after: after)) }))
      }
      guard let other = after.first(where: { !known.contains($0.identity) }) else { return .mended }
      return .failed(
        "With it, something else breaks clients: \(other.change.declaration). \(other.change.fact)")
    }
    let accepted = try trials.run(of: candidates.count)
    if accepted.isEmpty { remaining = known }
    report.explain(
      trials.refusals.reduce(into: [:]) { $0[candidates[$1.key].broken.identity] = $1.value })
    if accepted.isEmpty { return }
    report.difference = copy.difference(with: accepted)
    let lines = copy.lines(of: accepted)
    report.mend(accepted.map { (candidates[$0], lines[$0]?.lowerBound) }, remaining: remaining)
    if !workspace.request.isDryRun { try copy.apply(accepted) }
  }
}
