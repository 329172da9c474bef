import Foundation
import Layers
import PackageBuilds
import Processes
import Reports

/// The command `layers`, which tells which modules use which, and what of that is forbidden.
struct LayerCheck {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let architecture = try workspace.architecture
    let report = try LayerReport(on: architecture, by: workspace.request.layerRules)
    if let path = workspace.request.map {
      try AtomicFiles.write([(path: path, text: architecture.map)])
    }
    try workspace.write(report, annotations(of: report), to: &outcome)
    outcome.status = report.isSound ? .nothingToReview : .drift
  }

  private func annotations(of report: LayerReport) -> [Annotation] {
    let prefix = workspace.reader.prefix ?? ""
    let findings = report.findings.map { finding in
      Annotation(
        .error, file: finding.place.map { prefix + $0.file }, line: finding.place?.line, title: finding.rule,
        finding.message)
    }
    let remarks = report.remarks.map { sentence, isFinding in
      Annotation(isFinding ? .error : .notice, title: "Layers", sentence)
    }
    return findings + remarks
  }
}
