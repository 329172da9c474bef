import Foundation
import Testing

/// A text that is checked in, and that a run with `RECORD_SNAPSHOTS=1` writes anew.
struct Snapshot {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  func expect(_ text: String, at sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
      try Data(text.utf8).write(to: folder.appending(path: name))
      return
    }
    let file = Bundle.module.bundleURL.appending(path: "Snapshots").appending(path: name)
    #expect(try String(contentsOf: file, encoding: .utf8) == text, sourceLocation: sourceLocation)
  }
}
