import APIComparison
import PublicAPI

/// Writes a report as workflow commands, which show as annotations on the lines of a pull request.
struct GitHubFormat {
  /// The path from the repository to the package; paths of annotations begin with it.
  private let pathPrefix: String
  private let bless: String
  /// How many of the declarations that come with an entry are named.
  private static let mostNamed = 5

  static func render(_ report: Report, in context: ReportContext) -> String {
    GitHubFormat(pathPrefix: context.pathPrefix, bless: context.bless).render(report)
  }

  private func render(_ report: Report) -> String {
    var annotations = report.modules.flatMap { module in
      ChangeEntry.causes(of: module.changes).map { annotation($0, in: module.name) }
    }
    annotations += (report.gaps ?? []).map { Annotation(.error, title: "Could not check", $0) }
    for module in report.staleBaselines ?? [] {
      let message = "The baseline of \(module.name) is stale (\(module.changes.tally)); run `\(bless)`."
      annotations.append(Annotation(.error, title: "Stale baseline", message))
    }
    for problem in report.acceptanceProblems ?? [] {
      annotations.append(
        Annotation(
          .error, file: pathPrefix + problem.file, line: problem.line, title: "Accepted change",
          "\(problem.explanation)\n\(problem.text)"))
    }
    for remark in report.remarks ?? [] {
      annotations.append(
        Annotation(
          .notice, file: remark.location.map { pathPrefix + $0.file }, line: remark.location?.line,
          title: "\(remark.module): \(remark.declaration) [\(remark.kind)]",
          remark.lines.joined(separator: "\n")))
    }
    annotations.append(Annotation(.notice, title: "Public API", summary(of: report)))
    return annotations.map { "\($0)\n" }.joined()
  }

  private func summary(of report: Report) -> String {
    "\(report.conclusion) Coverage: \(report.coverage.summary)"
  }

  private func annotation(_ entry: ChangeEntry, in module: String) -> Annotation {
    let head = entry.head
    let reason = entry.changes.map(\.explanation).joined(separator: " ")
    let versions = [head.lines.old.map { "- \($0)" }, head.lines.new.map { "+ \($0)" }].compactMap { $0 }
    let decision = head.accepted.map { [$0.sentence] } ?? []
    let others = [entry.otherPlaces(naming: Self.mostNamed) { $0 }].compactMap(\.self)
    let remedies = entry.remedies.map { "Remedy: \($0)" }
    let message = (["\(head.declaration): \(reason)"] + versions + decision + others + remedies).joined(
      separator: "\n")
    return Annotation(
      level(of: head), file: head.location.map { pathPrefix + $0.file }, line: head.location?.line,
      title: "\(module): \(entry.rules)", message)
  }

  private func level(of change: Change) -> Annotation.Level {
    if change.accepted != nil { return .notice }
    return switch change.verdict {
    case .breaking: .error
    case .fragile, .compatible: .warning
    case .additive, .none: .notice
    }
  }
}
