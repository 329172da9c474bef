import Foundation
import LoopbackServer
import Networking
import Testing

@Suite struct DeadlineTests {
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer()
    server.script("/stall", .stall)
  }

  @Test(arguments: [
    Duration.zero, .milliseconds(1), .milliseconds(50), .milliseconds(300), .milliseconds(1900),
  ])
  func holdsBelowASecondToo(timeout: Duration) async throws {
    try await expectTimeout(after: timeout, at: "/stall")
  }

  @Test func coversAllRedirects() async throws {
    server.script("/slow", Reply([.pause(.milliseconds(200))] + Reply.redirect(to: "/stall").steps))
    try await expectTimeout(after: .milliseconds(400), at: "/slow")
  }

  @Test func coversAllRetries() async throws {
    server.script("/", .status(503), .stall)
    try await expectTimeout(after: .seconds(5), at: "/")
    #expect(server.received("/").count == 2)
  }

  @Test func holdsForMoreRequestsThanThereAreThreadsOrConnections() async throws {
    let client = HTTPClient(.init(timeout: .seconds(1)))
    let start = ContinuousClock.now
    let errors = await withTaskGroup(of: NetworkError?.self) { group in
      for _ in 1...100 {
        group.addTask {
          do {
            _ = try await client.execute(Request(server.url("/stall")), responseType: Int.self)
            return nil
          } catch {
            return error as? NetworkError
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(errors == Array(repeating: .timedOut(after: .seconds(1)), count: 100))
    #expect(ContinuousClock.now - start < .seconds(1) + .slack)
    server.script("/", .json("7"))
    #expect(try await client.execute(Request(server.url("/")), responseType: Int.self) == 7)
  }

  @Test func theServerSeesTheConnectionClose() async throws {
    try await expectTimeout(after: .seconds(1), at: "/stall")
    try await server.waitForNoConnections()
  }

  private func expectTimeout(after timeout: Duration, at path: String) async throws {
    let client = HTTPClient(.init(timeout: timeout))
    let clock = ContinuousClock()
    // What a busy machine adds to any wait is no fault of the client.
    async let usual = clock.measure { try await Task.sleep(for: timeout) }
    let duration = await clock.measure {
      await #expect(throws: NetworkError.timedOut(after: timeout)) {
        try await client.execute(Request(server.url(path)), responseType: Int.self)
      }
    }
    #expect(duration >= timeout)
    #expect(try await duration < usual + .slack)
  }
}
