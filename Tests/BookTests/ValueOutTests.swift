import Documents
import DocumentsTestSupport
import Foundation
import Testing

/// Nothing stands in for the system: a function goes in, and a value comes out.
@Suite struct ValueOutTests {
  // snippet.begin value-out
  @Test func aDocumentThatSomebodyOpensIsAURL() async {
    let opener = DocumentOpener(isURLValid: { _ in true })
    let result = await opener.open(Document(identifier: "TheID"), mode: .edit)
    let url = URL(string: "myappscheme://open?id=TheID&mode=edit")
    #expect(result == url.map { .openURL($0) })
  }

  @Test func aDocumentThatNobodyOpensIsRefused() async {
    let opener = DocumentOpener(isURLValid: { _ in false })
    let result = await opener.open(Document(identifier: "TheID"), mode: .edit)
    #expect(result == .invalidURLError)
  }
  // snippet.end

  // snippet.begin value-out-encoding
  @Test func noIdentifierAddsAParameter() async throws {
    let opener = DocumentOpener(isURLValid: { _ in true })
    let document = Document(identifier: "x&mode=view")
    let url = URL(string: "myappscheme://open?id=x%26mode%3Dview&mode=edit")
    let result = await opener.open(document, mode: .edit)
    #expect(result == url.map { .openURL($0) })
  }
  // snippet.end

  // snippet.begin value-out-edge
  /// What a screen does with a document, for whatever opens URLs.
  @MainActor func show(_ document: Document, through edge: any URLOpening) async -> Bool {
    let opener = DocumentOpener(isURLValid: edge.canOpenURL)
    return switch await opener.open(document, mode: .view) {
    case .openURL(let url): await edge.open(url)
    case .invalidURLError: false
    }
  }
  // snippet.end

  @MainActor @Test(arguments: ["myappscheme", "another"])
  func theEdgeCarriesOutWhatWasDecided(scheme: String) async {
    let isOpened = scheme == "myappscheme"
    let desktop = RecordingURLOpener(schemes: [scheme])
    #expect(await show(Document(identifier: "TheID"), through: desktop) == isOpened)
    #expect(desktop.openedURLs.count == (isOpened ? 1 : 0))
  }
}
