import Documents
import Foundation

/// Decides which URL opens a document, and has the system open it.
struct DocumentStory: Story {
  let output: Output

  private let document = Document(identifier: "Cats & Dogs")
  private let nothingSelected = -1
  private let editSegment = 1

  func tell() async throws {
    for segment in [nothingSelected, editSegment] {
      guard let mode = OpenMode(segmentIndex: segment) else {
        try output.line("  segment \(segment): nothing is selected, so there is nothing to open")
        continue
      }
      try output.line("  segment \(segment): \(mode) the document “\(document.identifier)”")
      try await open(document, mode: mode)
    }
  }

  private func open(_ document: Document, mode: OpenMode) async throws {
    let desktop = try Desktop()
    defer { desktop.remove() }
    let system = desktop.opener
    let opener = DocumentOpener { url in
      // The result names the URL only if something opens it.
      try? output.line("  \(url.absoluteString)")
      return await system.canOpenURL(url)
    }
    switch await opener.open(document, mode: mode) {
    case .openURL(let url) where await system.open(url):
      try output.line("  \(await desktop.outcome(of: url))")
    case .openURL:
      try output.line("  The system did not take the URL, although a program is registered for it.")
    case .invalidURLError:
      try output.line("  \(desktop.reasonForRefusal)")
    }
  }
}
