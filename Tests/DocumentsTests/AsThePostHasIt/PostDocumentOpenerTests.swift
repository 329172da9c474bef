import Documents
import Foundation
import Testing

/// The post's test of the first form, and the two that it leaves out.
@Suite struct PostDocumentOpenerTests {
  private let urlOpener = MockURLOpener()

  @Test func documentOpenerWhenItCanOpen() {
    urlOpener.canOpen = true
    let documentOpener = PostDocumentOpener(urlOpener: urlOpener)
    documentOpener.open(Document(identifier: "TheID"), mode: .edit)
    #expect(urlOpener.openedURL == URL(string: "myappscheme://open?id=TheID&mode=edit"))
    #expect(!documentOpener.hasURLError)
  }

  @Test func documentOpenerWhenItCannotOpen() {
    let documentOpener = PostDocumentOpener(urlOpener: urlOpener)
    documentOpener.open(Document(identifier: "TheID"), mode: .edit)
    #expect(urlOpener.openedURL == nil)
    #expect(documentOpener.hasURLError)
  }

  /// Why the second form encodes the identifier.
  @Test func anIdentifierChangesTheMode() {
    urlOpener.canOpen = true
    PostDocumentOpener(urlOpener: urlOpener).open(Document(identifier: "x&mode=view"), mode: .edit)
    #expect(urlOpener.openedURL == URL(string: "myappscheme://open?id=x&mode=view&mode=edit"))
  }
}
