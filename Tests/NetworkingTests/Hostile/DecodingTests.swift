import Foundation
import HostileAnswers
import LoopbackServer
import Networking
import TestSupport
import Testing

/// That nobody waits for a decoder, whoever has made it slow.
@Suite(.timeLimit(.minutes(10))) struct DecodingTests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience, retries: 0))

  init() throws {
    server = try LoopbackServer()
    server.script("/1", .json("1"))
  }

  @Test func theDeadlineHoldsWhileAValueIsDecoded() async throws {
    let end = SlowValue.end(of: #function)
    defer { end.open() }
    server.script("/", .json("\"\(#function)\""))
    let timeout = Duration.milliseconds(300)
    let task = Task { [server] in
      try await HTTPClient(.init(timeout: timeout)).execute(
        Request(server.url("/")), responseType: SlowValue.self)
    }
    await #expect(throws: NetworkError.timedOut(after: timeout)) { try await outcome(of: task).get() }
    #expect(!end.isOpen)
  }

  @Test func aCancelledTaskDoesNotWaitForItsValue() async throws {
    let end = SlowValue.end(of: #function)
    defer { end.open() }
    server.script("/", .json("\"\(#function)\""))
    let task = Task { try await client.execute(Request(server.url("/")), responseType: SlowValue.self) }
    try await server.waitForRequests(1, at: "/")
    task.cancel()
    await #expect(throws: CancellationError.self) { try await outcome(of: task).get() }
    #expect(!end.isOpen)
  }

  /// There are more of them than processors, and so than threads of the cooperative pool.
  @Test func manySlowValuesOfOneServerDelayNoOther() async throws {
    let end = SlowValue.end(of: #function)
    let slow = try LoopbackServer()
    slow.script("/", .json("\"\(#function)\""))
    let client = HTTPClient(.init(timeout: .patience, retries: 0, maximumConnectionsPerHost: 100))
    let count = ProcessInfo.processInfo.activeProcessorCount * 2 + 8
    let tasks = (1...count).map { _ in
      Task { [slow] in try await client.execute(Request(slow.url("/")), responseType: SlowValue.self) }
    }
    try await slow.waitForRequests(count, at: "/")
    #expect(try await client.execute(Request(server.url("/1")), responseType: Int.self) == 1)
    #expect(!end.isOpen)
    end.open()
    for task in tasks { _ = try await outcome(of: task).get() }
  }

  /// To find out whether two keys are the same takes time that grows with the square of the marks on one letter.
  ///
  /// It keeps the thread even when nobody waits any more. The body fits the type but for its marks.
  @Test(arguments: [200_000, 1_000_000]) func marksOnOneLetterCostNobodyTime(bytes: Int) async throws {
    let key = String(repeating: "\u{301}\u{316}", count: bytes / 4)
    server.script("/", .json("{\"a\(key)\": 1}"))
    let error = await #expect(throws: NetworkError.self) {
      try await HTTPClient(.init(timeout: .patience, maximumBodyBytes: 2_000_000, retries: 0)).execute(
        Request(server.url("/")), responseType: [String: Int].self)
    }
    guard case .decoding = error else {
      Issue.record("\(String(describing: error)) is no decoding error.")
      return
    }
  }

  /// A decoder takes them for JSON just as well, where the marks do not look like any.
  @Test(arguments: [
    String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian, .utf32BigEndian,
  ])
  func whatIsNotUTF8IsNoJSON(encoding: String.Encoding) async throws {
    let key = String(repeating: "\u{301}\u{316}", count: 50_000)
    server.script("/", .status(200, body: try #require("{\"a\(key)\": 1}".data(using: encoding))))
    let error = await #expect(throws: NetworkError.self) {
      try await HTTPClient(.init(timeout: .patience, maximumBodyBytes: 2_000_000, retries: 0)).execute(
        Request(server.url("/")), responseType: [String: Int].self)
    }
    #expect(error?.description.contains("UTF-8") == true)
  }

  @Test func aByteOrderMarkOfUTF8IsFine() async throws {
    server.script("/", .json("\u{feff}[1]"))
    #expect(try await client.execute(Request(server.url("/")), responseType: [Int].self) == [1])
  }

  /// Marks as people write them, and more.
  @Test func aFewMarksOnALetterAreFine() async throws {
    let key = "e\(String(repeating: "\u{301}\\u0316", count: 10))"
    server.script("/", .json("{\"\(key)\": 1}"))
    let value = try await client.execute(Request(server.url("/")), responseType: [String: Int].self)
    #expect(value.values.elementsEqual([1]))
  }

  /// Marks of two, three and four bytes, the first and the last of their kind among them, as themselves and escaped.
  @Test(arguments: [
    "\u{301}", "\u{20d0}", "\u{1d165}", "\\u0301", "\\u20D0", "\\ud834\\udd65", "\\uD800\\uddfd",
    "\\ud838\\udc00",
  ])
  func marksAreCountedUpToALimit(mark: String) async throws {
    func explanation(marks: String) async throws -> String {
      server.script("/", .json("\"\(marks)\""))
      let error = await #expect(throws: NetworkError.self) {
        try await client.execute(Request(server.url("/")), responseType: Int.self)
      }
      return try #require(error).description
    }
    let most = String(repeating: mark, count: 128)
    #expect(try await !explanation(marks: "a\(most)b\(most)\\n\(most)\\\\u0301\(most)").contains("marks"))
    #expect(try await explanation(marks: "a\(most)\\u030").contains("marks") == false)
    for text in ["a\(most)\(mark)", "a\(most)\u{301}", "a\(most)\\u0301", "\\ud834\(most)\(mark)"] {
      #expect(try await explanation(marks: text).contains("marks"), "\(text)")
    }
  }

  /// Wherever a body ends within an escape, nobody reads on.
  @Test func aBodyThatEndsWithinAnEscapeIsAnError() async throws {
    let body = "\"\\ud834\\udd65\\n"
    for length in 1...body.utf8.count {
      server.script("/", .json(String(body.prefix(length))))
      await #expect(throws: NetworkError.self) {
        try await client.execute(Request(server.url("/")), responseType: String.self)
      }
    }
  }

  #if os(Linux)
    /// In a process of its own, since all clients of a process share the threads.
    @Test(.oneExitAtATime) func sixteenValuesAreDecodedAtATimeAndFourOfOneServer() async {
      await #expect(processExitsWith: .success) { try await DecodingTests.occupyAllThreads() }
    }

    private static func occupyAllThreads() async throws {
      let end = SlowValue.end(of: #function)
      let servers = try (1...5).map { _ in try LoopbackServer() }
      for server in servers {
        server.script("/slow", .json("\"\(#function)\""))
        server.script("/", .json("7"))
      }
      let patient = HTTPClient(.init(timeout: .patience, retries: 0))
      var slow: [Task<SlowValue, any Error>] = []
      func isServed(_ server: LoopbackServer, within timeout: Duration) async throws -> Bool {
        do {
          let client = HTTPClient(.init(timeout: timeout, retries: 0))
          return try await client.execute(Request(server.url("/")), responseType: Int.self) == 7
        } catch NetworkError.timedOut {
          return false
        }
      }
      for server in servers.dropLast() {
        for _ in 1...4 {
          #expect(try await isServed(server, within: .patience))
          slow.append(
            Task { try await patient.execute(Request(server.url("/slow")), responseType: SlowValue.self) })
          let count = slow.count
          try await eventually("the value is not decoded") {
            SlowValue.count(of: #function) == count ? () : nil
          }
        }
        #expect(try await !isServed(server, within: .milliseconds(500)))
      }
      #expect(try await !isServed(servers[4], within: .milliseconds(500)))
      end.open()
      for task in slow { _ = try await task.value }
      #expect(try await isServed(servers[4], within: .patience))
    }
  #endif
}
