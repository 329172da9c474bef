import Foundation
import LoopbackServer
import Networking
import Testing

/// Nothing is injected: the client talks to a real server.
@Suite(.timeLimit(.minutes(10))) struct NothingInjectedTests {
  // snippet.begin nothing-injected
  @Test func aBodyThatIsTooLargeIsRefused() async throws {
    let server = try LoopbackServer()
    server.script("/words", .json(#"["one", "two", "three"]"#))
    let client = HTTPClient(
      .init(timeout: .seconds(300), maximumBodyBytes: 10))
    await #expect(throws: NetworkError.bodyTooLarge(limit: 10)) {
      try await client.execute(
        Request(server.url("/words")), responseType: [String].self)
    }
  }
  // snippet.end
}
