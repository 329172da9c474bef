import Foundation
import Networking
import Testing

/// How much of a body an error quotes.
@Suite struct ErrorExcerptTests {
  private func sentence(quoting body: String) -> String {
    NetworkError.status(500, body: Data(body.utf8)).description
  }

  @Test func aShortBodyIsQuotedWhole() {
    let body = String(repeating: "x", count: 200)
    #expect(sentence(quoting: body) == "The server answered with status 500 and \"\(body)\".")
  }

  @Test func aLongBodyIsCutAndShowsIt() {
    let start = String(repeating: "x", count: 200)
    #expect(sentence(quoting: start + "y") == "The server answered with status 500 and \"\(start)…\".")
  }
}
