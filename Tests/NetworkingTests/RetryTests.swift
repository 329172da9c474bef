import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct RetryTests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience, maximumBodyBytes: 100, retries: 2))

  init() throws {
    server = try LoopbackServer()
  }

  private func get() async throws -> Int {
    try await client.execute(Request(server.url("/")), responseType: Int.self)
  }

  @Test(arguments: [
    Reply.status(408), .status(429), .status(500), .status(502), .status(503), .status(504), .close,
    .reset, Reply([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n1"), .close]),
  ])
  func aFailureThatMayPassIsTriedAgain(failure: Reply) async throws {
    server.script("/", failure, failure, .json("7"))
    #expect(try await get() == 7)
    #expect(server.received.count == 3)
  }

  /// The pauses take one and a half seconds at least.
  @Test(arguments: ["http://127.0.0.1:1/", "http://\(String(repeating: "a", count: 300))/"])
  func aServerThatCannotBeReachedIsTriedAgain(url: String) async throws {
    let client = HTTPClient(.init(timeout: .patience, retries: 4))
    let request = Request(try #require(URL(string: url)))
    let duration = await ContinuousClock().measure {
      await #expect(throws: NetworkError.self) { try await client.execute(request) }
    }
    #expect(duration >= .milliseconds(1500))
  }

  @Test func theLastFailureIsReported() async {
    server.script("/", .status(500), .status(502), .status(503))
    await #expect(throws: NetworkError.status(503, body: Data())) { try await get() }
    #expect(server.received.count == 3)
  }

  @Test(arguments: [
    Reply.status(400), .status(401), .status(404), .status(501), .status(505), .json("\"no number\""),
    .json(String(repeating: " ", count: 101)), .redirect(to: "http://localhost/"),
  ])
  func aFailureThatStaysIsNotTriedAgain(failure: Reply) async {
    server.script("/", failure, .json("7"))
    await #expect(throws: NetworkError.self) { try await get() }
    #expect(server.received.count == 1)
  }

  @Test(arguments: [Request.Method.post, .put, .patch, .delete])
  func onlyGETIsTriedAgain(method: Request.Method) async {
    for (path, failure) in [("/status", Reply.status(503)), ("/close", .close)] {
      server.script(path, failure, .json("7"))
      await #expect(throws: NetworkError.self) {
        try await client.execute(Request(server.url(path), method: method), responseType: Int.self)
      }
      #expect(server.received(path).count == 1)
    }
  }

  @Test func theFirstRequestIsTheStartOfEveryTry() async throws {
    server.script("/", .redirect(to: "/b"))
    server.script("/b", .status(503), .json("7"))
    #expect(try await get() == 7)
    #expect(server.received.map(\.target) == ["/", "/b", "/", "/b"])
  }

  @Test func thePausesGrow() async throws {
    let client = HTTPClient(.init(timeout: .patience, retries: 4))
    server.script("/", .status(503), .status(503), .status(503), .status(503), .json("7"))
    let duration = try await ContinuousClock().measure {
      _ = try await client.execute(Request(server.url("/")), responseType: Int.self)
    }
    #expect(duration >= .milliseconds(1500))
  }

  /// A busy machine makes pauses longer, but hardly all of them.
  @Test func theFirstPauseIsTwoHundredMillisecondsAtMost() async throws {
    let client = HTTPClient(.init(timeout: .patience, retries: 1))
    server.script("/", .status(503))
    var durations: [Duration] = []
    for _ in 1...12 {
      durations.append(
        await ContinuousClock().measure {
          await #expect(throws: NetworkError.self) { try await client.execute(Request(server.url("/"))) }
        })
    }
    #expect(server.received("/").count == 24)
    #expect(try #require(durations.min()) < .milliseconds(200))
  }

  @Test func retryAfterInSecondsIsWaitedFor() async throws {
    server.script("/", .status(503, headers: [("Retry-After", "1")]), .json("7"))
    let duration = try await ContinuousClock().measure { _ = try await get() }
    #expect(duration >= .seconds(1))
  }

  @Test(.enabled(if: TransportInUse.isLibcurl, "URLSession joins what has one name."))
  func theFirstOfTwoRetryAftersCounts() async {
    let fields = [("Retry-After", "86400"), ("Retry-After", "0")]
    server.script("/", .status(503, headers: fields), .json("7"))
    await #expect(throws: NetworkError.status(503, body: Data())) { try await get() }
  }

  @Test func retryAfterAsADateIsWaitedFor() async throws {
    server.script("/") { [weak server] _ in
      guard server?.received("/").count == 1 else { return .json("7") }
      // Without a fraction, the date is one second away at least.
      return .status(429, headers: [("Retry-After", Self.httpDate(Date() + 2))])
    }
    let duration = try await ContinuousClock().measure { _ = try await get() }
    #expect(duration >= .seconds(1))
  }

  @Test(arguments: [
    "86400", "99999999999999999999", "Tue, 06 Nov 2035 08:49:37 GMT", "Tuesday, 06-Nov-35 08:49:37 GMT",
    "Tue Nov  6 08:49:37 2035",
  ])
  func aRetryAfterBeyondTheDeadlineEndsTheTrying(value: String) async {
    server.script("/", .status(503, headers: [("Retry-After", value)]), .json("7"))
    await #expect(throws: NetworkError.status(503, body: Data())) { try await get() }
    #expect(server.received.count == 1)
  }

  /// Whoever reads a number into these, or a date, takes it to be beyond the deadline.
  @Test(arguments: [
    "0", "-9999", "9999e9", "\u{669}\u{669}\u{669}\u{669}", "soon", "", "Sun, 06 Nov 1994 08:49:37 GMT",
    "06 Nov 2035", "9999 days",
  ])
  func aRetryAfterThatIsPastOrNoneIsNotWaitedFor(value: String) async throws {
    server.script("/", .status(503, headers: [("Retry-After", value)]), .json("7"))
    #expect(try await get() == 7)
    #expect(server.received.count == 2)
  }

  @Test func tryingEndsAtTheDeadline() async throws {
    let client = HTTPClient(HTTPClient.Configuration(timeout: .seconds(2), retries: 1000))
    server.script("/", .status(503))
    let error = await #expect(throws: NetworkError.self) {
      try await client.execute(Request(server.url("/")), responseType: Int.self)
    }
    // The time may be up between two tries or, on a busy machine, within the last one.
    let endings = [NetworkError.status(503, body: Data()), .timedOut(after: .seconds(2))]
    #expect(endings.contains(try #require(error)))
    #expect(server.received.count <= 7)
  }

  @Test func noRetriesMeansOneRequest() async {
    let client = HTTPClient(.init(timeout: .patience, retries: -1))
    server.script("/", .status(503))
    await #expect(throws: NetworkError.status(503, body: Data())) {
      try await client.execute(Request(server.url("/")), responseType: Int.self)
    }
    #expect(server.received.count == 1)
  }

  #if os(Linux)
    @Test(.oneExitAtATime) func theTimeZoneOfTheProcessIsNotThatOfServers() async {
      await #expect(processExitsWith: .success) { try await RetryTests.readDateElsewhere() }
    }

    /// One form of dates names no time zone: an hour ago in Greenwich is seven hours ahead on the west coast of America.
    private static func readDateElsewhere() async throws {
      NSTimeZone.default = try #require(TimeZone(secondsFromGMT: -8 * 3600))
      let server = try LoopbackServer()
      let formatter = DateFormatter()
      formatter.timeZone = .gmt
      formatter.dateFormat = "EEE MMM d HH:mm:ss yyyy"
      let past = formatter.string(from: Date() - 3600)
      server.script("/", .status(503, headers: [("Retry-After", past)]), .json("7"))
      let client = HTTPClient(.init(timeout: .patience, retries: 1))
      #expect(try await client.execute(Request(server.url("/")), responseType: Int.self) == 7)
    }

  #endif

  private static func httpDate(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.string(from: date)
  }
}
