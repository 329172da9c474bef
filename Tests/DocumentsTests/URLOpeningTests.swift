import Documents
import DocumentsTestSupport
import Foundation
import Testing

/// The object at the edge replaced by one that opens nothing, for tests that need no desktop.
@MainActor @Suite struct URLOpeningTests {
  private let desktop = RecordingURLOpener(schemes: ["MyAppScheme"])

  @Test func aStandInTakesThePlaceOfTheSystem() async throws {
    let edge: any URLOpening = desktop
    let opener = DocumentOpener(isURLValid: edge.canOpenURL)
    let result = await opener.open(Document(identifier: "TheID"), mode: .view)
    guard case .openURL(let url) = result else { throw UnexpectedResult(result: result) }
    #expect(desktop.openedURLs == [])
    #expect(await edge.open(url))
    #expect(desktop.openedURLs == [url])
  }

  @Test(arguments: ["https://example.com/", "myappscheme2://open", "open?id=1"])
  func whatNobodyIsRegisteredForIsRefusedAndNotOpened(address: String) async throws {
    let url = try #require(URL(string: address))
    #expect(await !desktop.canOpenURL(url))
    #expect(await !desktop.open(url))
    #expect(desktop.openedURLs == [])
  }

  @Test func theURLsAreInTheOrderInWhichTheyWereOpened() async throws {
    let urls = try ["myappscheme://2", "MYAPPSCHEME://1", "myappscheme://2"].map {
      try #require(URL(string: $0))
    }
    for url in urls { await desktop.open(url) }
    #expect(desktop.openedURLs == urls)
  }

  @Test func whetherTheSystemTookTheURLMayBeIgnored() async throws {
    let url = try #require(URL(string: "myappscheme://open"))
    await desktop.openAndForget(url)
    #expect(desktop.openedURLs == [url])
  }
}

extension URLOpening {
  @MainActor fileprivate func openAndForget(_ url: URL) async { await open(url) }
}
