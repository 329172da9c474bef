import Documents
import Foundation
import Testing

/// The object at the edge replaced by one of the client's own, for tests that need no desktop.
@MainActor @Suite struct URLOpeningTests {
  private struct StandIn: URLOpening {
    let opened: Confirmation

    func canOpenURL(_ url: URL) async -> Bool { url.scheme == "myappscheme" }

    func open(_ url: URL) async -> Bool {
      opened()
      return await canOpenURL(url)
    }
  }

  @Test func aStandInTakesThePlaceOfTheSystem() async throws {
    try await confirmation { opened in
      let edge: any URLOpening = StandIn(opened: opened)
      let opener = DocumentOpener(isURLValid: edge.canOpenURL)
      let result = await opener.open(Document(identifier: "TheID"), mode: .view)
      guard case .openURL(let url) = result else { throw UnexpectedResult(result: result) }
      #expect(await edge.open(url))
    }
  }

  @Test func whetherTheSystemTookTheURLMayBeIgnored() async throws {
    let url = try #require(URL(string: "myappscheme://open"))
    await confirmation { await StandIn(opened: $0).openAndForget(url) }
  }
}

extension URLOpening {
  @MainActor fileprivate func openAndForget(_ url: URL) async { await open(url) }
}
