import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// That a client's time is up when it says, and not much later: the bounds are such that only a mistake exceeds them.
@Suite(.timeLimit(.minutes(10))) struct DeadlineTests {
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer()
    server.script("/stall", .stall)
  }

  @Test(arguments: [
    Duration.zero, .milliseconds(1), .milliseconds(50), .milliseconds(300), .milliseconds(1900),
  ])
  func holdsBelowASecondToo(timeout: Duration) async throws {
    let client = HTTPClient(.init(timeout: timeout))
    let duration = await ContinuousClock().measure {
      await #expect(throws: NetworkError.timedOut(after: timeout)) { try await get("/stall", with: client) }
    }
    #expect(duration >= timeout)
  }

  /// Rounded up, the timeouts would take a second each.
  @Test func isNotRoundedUp() async throws {
    let client = HTTPClient(.init(timeout: .milliseconds(1)))
    let duration = await ContinuousClock().measure {
      for _ in 1...200 {
        await #expect(throws: NetworkError.timedOut(after: .milliseconds(1))) {
          try await get("/stall", with: client)
        }
      }
    }
    #expect(duration < .seconds(200))
  }

  /// Time may be up before anybody has said what is to end with it.
  @Test func aTimeThatIsUpAtOnceLeavesNothingUnderWay() async throws {
    let client = HTTPClient(.init(timeout: .zero, retries: 0))
    for _ in 1...500 {
      await #expect(throws: NetworkError.timedOut(after: .zero)) { try await get("/stall", with: client) }
    }
    try await server.waitForNoConnections()
    withExtendedLifetime(client) {}
  }

  /// If it started anew with each redirect, it would leave the time for the answer.
  @Test func coversAllRedirects() async throws {
    for number in 1...10 {
      let redirect = Reply.redirect(to: "/\(number + 1)")
      server.script("/\(number)", Reply([.pause(.seconds(1)), redirect]))
    }
    server.script("/11", .json("7"))
    let client = HTTPClient(.init(timeout: .seconds(2)))
    await #expect(throws: NetworkError.timedOut(after: .seconds(2))) { try await get("/1", with: client) }
  }

  /// If it started anew with each try, there would be five.
  @Test func coversAllRetries() async throws {
    server.script("/", Reply([.pause(.seconds(1)), .status(503)]))
    let client = HTTPClient(.init(timeout: .seconds(2), retries: 4))
    let error = await #expect(throws: NetworkError.self) { try await get("/", with: client) }
    // On a slow machine there is no time left for a second try.
    let endings = [NetworkError.status(503, body: Data()), .timedOut(after: .seconds(2))]
    #expect(endings.contains(try #require(error)))
    #expect(server.received("/").count <= 2)
  }

  @Test func endsARetry() async throws {
    try await withGrowingTimeout { timeout in
      server.script("/", .status(503), .stall)
      let earlier = server.received("/").count
      let client = HTTPClient(.init(timeout: timeout))
      let error = await #expect(throws: NetworkError.self) { try await get("/", with: client) }
      guard server.received("/").count == earlier + 2 else { return false }
      #expect(error == .timedOut(after: timeout))
      return true
    }
  }

  /// Waiting for one of the six connections to a host, the last requests would end after seventeen timeouts.
  @Test func holdsForMoreRequestsThanThereAreThreadsOrConnections() async throws {
    let timeout = Duration.seconds(3)
    let client = HTTPClient(.init(timeout: timeout))
    let watch = Stopwatch()
    let errors = await withTaskGroup(of: NetworkError?.self) { group in
      for _ in 1...100 {
        group.addTask {
          do {
            _ = try await get("/stall", with: client)
            return nil
          } catch {
            return error as? NetworkError
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(watch.elapsed < timeout * 16)
    #expect(errors == Array(repeating: .timedOut(after: timeout), count: 100))
    server.script("/", .json("7"))
    #expect(try await despiteTimeouts { try await get("/", with: client) } == 7)
  }

  @Test func theServerSeesTheConnectionClose() async throws {
    try await withGrowingTimeout { timeout in
      let client = HTTPClient(.init(timeout: timeout))
      await #expect(throws: NetworkError.timedOut(after: timeout)) { try await get("/stall", with: client) }
      return !server.received("/stall").isEmpty
    }
    try await server.waitForHangUps(1, at: "/stall")
  }

  private func get(_ path: String, with client: HTTPClient) async throws -> Int {
    try await client.execute(Request(server.url(path)), responseType: Int.self)
  }

  /// Makes attempts with longer and longer timeouts, until one leaves even a slow machine the time for what is to come
  /// before its end.
  private func withGrowingTimeout(_ attempt: (Duration) async throws -> Bool) async throws {
    var timeout = Duration.seconds(1)
    while try await !attempt(timeout) {
      timeout *= 2
      try #require(timeout < .patience, "No timeout was long enough.")
    }
  }
}
