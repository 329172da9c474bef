import Foundation
import FrontPage

/// The map of what uses what, as the gate draws it.
struct ModulesPart {
  let gate: Program

  private static let picture = "Tools/pictures/modules.svg"

  private struct Report: Decodable {
    let summary: String
  }

  func update(_ draft: inout Draft, in scratch: URL) throws {
    let drawing = scratch.appending(path: "modules.svg")
    // A module that may not import another is on the map, too.
    let output = try gate.run(
      [
        "layers", "--package-path", draft.root.path, "--quiet", "--format", "json", "--draw", drawing.path,
      ], accepting: [0, 1])
    let report: Report
    do {
      report = try JSONDecoder().decode(Report.self, from: output)
    } catch {
      throw FrontPageError.unreadableReport(reason: "\(error)")
    }
    do {
      try draft.set(Self.picture, to: String(contentsOf: drawing, encoding: .utf8))
    } catch let error as CocoaError {
      throw FrontPageFailure.unreadable(path: drawing.path, reason: error.localizedDescription)
    }
    try draft.setSection(of: .modules, to: "![\(report.summary)](\(Self.picture))")
  }
}
