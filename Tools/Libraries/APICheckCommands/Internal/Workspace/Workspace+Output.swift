import Foundation
import PackageBuilds
import Processes
import Reports

extension Workspace {
  /// Writes `text` to the file that was asked for, or adds it to the output.
  func write(_ text: String, to outcome: inout Outcome) throws {
    progress.end()
    guard let output = request.output else {
      outcome.text += text
      return
    }
    try AtomicFiles.write([(output, text)])
  }

  /// Writes `report` in the format that was asked for: GitHub gets its `annotations`, and SARIF its `scan`.
  func write(
    _ report: some CommandReport, _ annotations: @autoclosure () -> [Annotation],
    _ scan: @autoclosure () -> CodeScan? = nil, to outcome: inout Outcome
  ) throws {
    let text =
      switch request.reportFormat {
      case .json: try report.json()
      case .markdown: report.markdown
      case .github: annotations().map { "\($0)\n" }.joined()
      case .sarif: try scan()?.sarif(below: reader.prefix ?? "") ?? report.text
      default: report.text
      }
    try write(text, to: &outcome)
  }

  /// Writes a report in the formats that were asked for; `heading` says what was compared, and each of `nextSteps` what to do.
  ///
  /// Either all files are written or none.
  func write(_ report: Report, heading: String, nextSteps: [String] = [], to outcome: inout Outcome) throws {
    var files: [(path: String, text: String)] = []
    var said: String?
    for (format, file) in request.reportFormats {
      let context = ReportContext(
        heading: heading, isColored: isColored && file == nil, pathPrefix: reader.prefix ?? "",
        tool: ToolName.current, blessOptions: request.blessOptions,
        worstPassing: request.threshold.worstPassing,
        standsAlone: file != nil || request.output != nil, nextSteps: nextSteps)
      let text = try format.render(report, in: context)
      if let file {
        files.append((URL(filePath: file).standardizedFileURL.path, text))
      } else {
        said = text
      }
    }
    if request.reportFormats.first.map({ $0.format != .text || $0.file != nil }) ?? false {
      progress.note(heading)
    }
    try AtomicFiles.write(files)
    if let said { try write(said, to: &outcome) }
  }
}
