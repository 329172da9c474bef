import Foundation

/// An input and an output folder of a test's own.
struct Folders {
  let root: URL
  let input: Folder
  let output: Folder

  init(in root: URL) throws {
    self.root = root
    for name in ["input", "output"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: name), withIntermediateDirectories: true)
    }
    input = try Folder(path: Array(root.appending(path: "input").path.utf8))
    output = try Folder(path: Array(root.appending(path: "output").path.utf8))
  }

  /// Draws all cards, and returns what a reader of the run's lines would see besides the progress.
  func run() async throws -> (outcome: Batch.Outcome, lines: [String]) {
    let template = try CardTemplate.bundled()
    var lines: [String] = []
    let outcome = try await Batch(input: input, output: output).run { content in
      try await template.svg(of: Card(showing: content))
    } progress: { event in
      if case .finished = event { return }
      lines.append("\(event)")
    }
    return (outcome, lines)
  }
}

/// Runs `body` with new folders, and removes them afterwards.
func withFolders(_ body: (Folders) async throws -> Void) async throws {
  let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: root) }
  try await body(Folders(in: root))
}
