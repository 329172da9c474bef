import Foundation
import Narrowing
import PackageBuilds
import Processes
import Reports

/// The command `narrow`, which finds declarations that are more visible than anything needs.
struct Narrow {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let asked = workspace.request.narrowing
    var options = NarrowingOptions(
      modules: workspace.request.modules, judgesProducts: asked.judgesProducts, skipsTests: asked.skipsTests,
      judgesAll: asked.judgesAll, scratch: asked.scratch)
    if !asked.updatesBaseline { options.accepted = try accepted }
    let job = NarrowingJob(
      on: workspace.request.package, options, toolchain: try workspace.reader.toolchain,
      progress: workspace.progress)
    let result = try job.run()
    if asked.updatesBaseline { return try updateBaseline(with: result.report, &outcome) }
    let report = result.report
    if asked.applies {
      let count = try result.apply()
      let narrowed = report.findings.count { !$0.isAboutPart }
      workspace.progress.note("Narrowed \(narrowed) declarations in \(count) files.")
    }
    try workspace.write(report, annotations(of: report), to: &outcome)
    if !report.products.isEmpty {
      workspace.progress.note(
        "`--products` also lists what nothing in this package uses of modules that clients import.")
    }
    let left = report.findings.contains { $0.isAboutPart || !asked.applies }
    outcome.status = left ? .drift : .nothingToReview
  }

  private func annotations(of report: NarrowingReport) -> [Annotation] {
    let prefix = workspace.reader.prefix ?? ""
    let lines = report.groups.map { group in
      Annotation(
        .warning, file: prefix + group.path, line: group.line, title: "\(group.from) could be \(group.to)",
        report.remark(on: group))
    }
    return lines + [Annotation(.notice, title: "Visibility", report.summary)]
  }

  /// The findings that the baseline lists; empty without a baseline.
  private var accepted: Set<String> {
    get throws {
      guard let path = workspace.request.narrowing.baseline else { return [] }
      return try NarrowingReport.baseline(in: InputFile.text(path), file: path)
    }
  }

  private func updateBaseline(with report: NarrowingReport, _ outcome: inout Outcome) throws {
    guard let path = workspace.request.narrowing.baseline else { return }
    try AtomicFiles.write([(path: path, text: report.baseline)])
    try workspace.write("\(path): \(report.findings.count) accepted\n", to: &outcome)
  }
}
