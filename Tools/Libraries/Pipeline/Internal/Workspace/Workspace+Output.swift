import Foundation
import Packages
import Processes
import Reports

extension Workspace {
  /// Writes `text` to the file that was asked for, or says it.
  func write(_ text: String, to outcome: inout Outcome) throws {
    progress.end()
    guard let output = settings[.output] else {
      outcome.text += text
      return
    }
    try AtomicFiles.write([(URL(filePath: output).standardizedFileURL.path, text)])
  }

  /// Writes a report in the format that was asked for; `heading` says what was compared.
  func write(_ report: Report, heading: String, to outcome: inout Outcome) throws {
    let context = ReportContext(
      heading: heading, isColored: isColored, pathPrefix: reader.prefix ?? "")
    if settings.format != .text { progress.note(heading) }
    try write(settings.format.render(report, in: context), to: &outcome)
  }
}
