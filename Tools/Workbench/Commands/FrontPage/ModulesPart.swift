import Foundation
import FrontPage

/// The map of what uses what, as the gate draws it.
struct ModulesPart {
  let gate: Program

  func update(_ draft: inout Draft, in scratch: URL) throws {
    let drawing = scratch.appending(path: "modules.mmd")
    // A module that may not import another is on the map, too.
    _ = try gate.run(
      ["layers", "--package-path", draft.root.path, "--quiet", "--draw", drawing.path], accepting: [0, 1])
    do {
      let map = try String(contentsOf: drawing, encoding: .utf8)
      try draft.setSection(of: .modules, to: "```mermaid\n\(map)```")
    } catch let error as CocoaError {
      throw FrontPageFailure.unreadable(path: drawing.path, reason: error.localizedDescription)
    }
  }
}
