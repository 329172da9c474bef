import Foundation
import FrontPage

/// The map of what depends on what, drawn from the manifest.
struct ModulesPart {
  private static let picture = "Tools/pictures/modules.svg"

  func update(_ draft: inout Draft) throws {
    let dump = try Program(path: "/usr/bin/env").run(
      ["swift", "package", "--package-path", draft.root.path, "dump-package"])
    // A manifest that prints something does so in front of the JSON.
    let graph = try TargetGraph(dump: dump.drop { $0 != UInt8(ascii: "{") })
    try draft.set(Self.picture, to: graph.picture)
    try draft.setSection(of: .modules, to: "![\(graph.summary)](\(Self.picture))")
  }
}
