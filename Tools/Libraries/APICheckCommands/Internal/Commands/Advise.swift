import Advice
import PackageBuilds
import Processes
import PublicAPI
import Reports

/// The command `advise`, which finds declarations that cannot grow without a break.
struct Advise {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let (known, released, tree, gap) = try versions(&outcome)
    let adviser = try Adviser(workspace: workspace, tree: tree, &outcome)
    let report = AdviceReport(
      try tree.surfaces.map {
        try adviser.advice(on: $0, beyond: known?[$0.module], released: released[$0.module])
      })
    try workspace.write(report, annotations(of: report), scan(of: report), to: &outcome)
    outcome.complaints += tree.failures.map { "Could not read \($0.module): \($0.reason)" }
    outcome.complaints += [gap].compactMap(\.self)
    outcome.status =
      tree.failures.isEmpty && gap == nil ? report.fails ? .drift : .nothingToReview : .couldNotCheck
  }

  /// What clients know, by module, or nil if advice is on everything; what they have then; the package as it is; and
  /// what could not be looked at.
  private func versions(_ outcome: inout Outcome) throws -> (
    known: [String: Surface]?, released: [String: Surface], tree: PackageVersion, gap: String?
  ) {
    let asked = workspace.request.bases.last?.revision
    let revision = workspace.request.advisesOnAll ? try revisionOfRelease : asked
    do {
      let (base, tree) = try during(.versions) { try workspace.workingTree(since: revision) }
      return try sides(of: tree, since: base)
    } catch let stopped as StoppedStep {
      let gap = try stopped.unbuilt.map(workspace.gap)
      // Nobody has asked for the release, and without it the advice is only more careful.
      let isOptional = revision != nil && asked == nil
      guard isOptional || gap != nil && workspace.reader.hasBaselines else { throw stopped }
      outcome.complaints.append(
        (isOptional ? "All that there is counts as released, since the release is not known: " : "")
          + "\(stopped)")
      let tree = try during(.versions) { try workspace.workingTree() }
      if isOptional { return (nil, tree.surfacesByModule, tree, nil) }
      let known = try sides(of: tree, since: nil)
      return (known.known, known.released, tree, gap)
    }
  }

  /// The same where the working tree is `tree`, and `base` or else what the baselines have is what clients know.
  private func sides(of tree: PackageVersion, since base: PackageVersion?) throws -> (
    known: [String: Surface]?, released: [String: Surface], tree: PackageVersion, gap: String?
  ) {
    if !workspace.request.advisesOnAll {
      return (try (base ?? baselines(of: tree)).surfacesByModule, [:], tree, nil)
    }
    let released = try base ?? (workspace.reader.hasBaselines ? baselines(of: tree) : nil)
    return (nil, released?.surfacesByModule ?? [:], tree, nil)
  }

  private func baselines(of tree: PackageVersion) throws -> PackageVersion {
    try during(.baselines) { try workspace.reader.baselines(of: tree) }
  }

  /// The revision whose clients advice on everything must not break; nil if that is what the baselines have, or nothing.
  private var revisionOfRelease: String? {
    get throws {
      if let named = workspace.request.bases.last?.revision { return named }
      if workspace.reader.hasBaselines { return nil }
      do {
        return try workspace.revision("latest-release")
      } catch ReleaseError.none {
        return nil
      }
    }
  }

  private func annotations(of report: AdviceReport) -> [Annotation] {
    let prefix = workspace.reader.prefix ?? ""
    let lines = report.entries.map { entry in
      Annotation(
        entry.counts ? .warning : .notice, file: entry.location.map { prefix + $0.file },
        line: entry.location?.line,
        title: "\(entry.subject) [\(entry.id)]", entry.details.joined(separator: "\n"))
    }
    return lines + [Annotation(.notice, title: "Advice", report.summary)]
  }

  private func scan(of report: AdviceReport) -> CodeScan {
    let kinds = AdviceCatalogue.all.map {
      CodeScan.Rule(id: $0.id, summary: $0.statement, help: $0.reason)
    }
    let comments = CodeScan.Rule(
      id: AdviceReport.voidComment,
      summary: "A comment turns advice down without a reason or without effect.",
      help: "What nobody has to know any more hides what somebody should.")
    return CodeScan(
      "What can grow without a break.", summary: report.summary, rules: kinds + [comments],
      remarks: report.entries.map { entry in
        CodeScan.Remark(
          entry.id, isFailure: entry.counts, on: "\(entry.module).\(entry.subject)", at: entry.location,
          entry.details.joined(separator: "\n"))
      })
  }
}
