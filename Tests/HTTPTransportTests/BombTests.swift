import Foundation
import HostileAnswers
import LoopbackServer
import Networking
import Processes
import TestSupport
import Testing

/// That the limit on a body holds for what it becomes, however it comes.
@Suite(.timeLimit(.minutes(10))) struct BombTests {
  private static let limit = 1_000_000
  private static let bomb = GzipBomb.data(count: 120_000)

  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience, maximumBodyBytes: limit, retries: 0))

  init() throws {
    server = try LoopbackServer()
    server.script("/length", .status(200, headers: [("Content-Encoding", "gzip")], body: Self.bomb))
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n"
    let chunk = String(Self.bomb.count, radix: 16)
    server.script(
      "/chunks",
      Reply([
        .text("\(head)Transfer-Encoding: chunked\r\n\r\n\(chunk)\r\n"), .send(Self.bomb), .text("\r\n"),
        .stall,
      ]))
    server.script("/lie", Reply([.text("\(head)Content-Length: 999999\r\n\r\n"), .send(Self.bomb), .stall]))
    server.script("/endless", Reply([.text("\(head)\r\n"), .send(Self.bomb), .stall]))
  }

  @Test(
    arguments: [Request.Method.get, .post, .put, .patch, .delete], ["/length", "/chunks", "/lie", "/endless"])
  func isRefusedWhateverTheMethodAndTheLength(method: Request.Method, path: String) async throws {
    await #expect(throws: NetworkError.bodyTooLarge(limit: Self.limit)) {
      try await client.execute(Request(server.url(path), method: method), responseType: Int.self)
    }
  }

  @Test func theBodyOfAFailureIsCut() async throws {
    server.script("/", .status(500, headers: [("Content-Encoding", "gzip")], body: Self.bomb))
    await #expect(throws: NetworkError.status(500, body: Data(count: 65_536))) {
      try await client.execute(Request(server.url("/")), responseType: Int.self)
    }
  }

  @Test func aRedirectIsFollowedHoweverMuchItHasToSay() async throws {
    server.script("/next", .json("7"))
    let head = "HTTP/1.1 302 Found\r\nLocation: /next\r\n"
    server.script("/plain", Reply([.text("\(head)\r\n"), .send(Data(count: 100_000)), .stall]))
    server.script("/gzip", Reply([.text("\(head)Content-Encoding: gzip\r\n\r\n"), .send(Self.bomb), .stall]))
    for path in ["/plain", "/gzip"] {
      #expect(try await client.execute(Request(server.url(path)), responseType: Int.self) == 7)
    }
  }

  /// Each level multiplies by a thousand, and none but the last has to give a byte.
  @Test(
    .enabled(if: TransportInUse.isLibcurl, "URLSession decodes more than one, or hands them on as they are."),
    arguments: ["gzip, gzip", "gzip, deflate, gzip", "br", "zstd"])
  func encodingsThatNobodyAskedForAreRefused(encoding: String) async throws {
    server.script("/", .status(200, headers: [("Content-Encoding", encoding)], body: Self.bomb))
    let error = await #expect(throws: NetworkError.self) {
      try await client.execute(Request(server.url("/")), responseType: Int.self)
    }
    guard case .transport = error else {
      Issue.record("\(String(describing: error)) is no transport error.")
      return
    }
  }

  /// Blank, but not the end of the head: what follows counts.
  @Test(
    .enabled(if: TransportInUse.isLibcurl, "URLSession decodes more than one, or hands them on as they are."),
    arguments: [" ", "\t", " \t "])
  func aBlankLineHidesNoEncodings(blank: String) async throws {
    let head = "HTTP/1.1 200 OK\r\nX-A: 1\r\n\(blank)\r\nContent-Encoding: gzip, gzip\r\n\r\n"
    server.script("/", Reply([.text(head), .send(Self.bomb), .close]))
    await #expect {
      try await client.execute(Request(server.url("/")), responseType: Int.self)
    } throws: { error in
      // Or the body would have been decompressed twice, as far as that goes.
      guard case NetworkError.transport(URLError.cannotParseResponse, _) = error else {
        return false
      }
      return true
    }
  }

  @Test func anOrdinaryCompressedBodyIsDecoded() async throws {
    server.script("/", .status(200, headers: [("Content-Encoding", "gzip")], body: Self.compressed))
    #expect(try await client.execute(Request(server.url("/")), responseType: [Int].self) == [1, 2])
  }

  @Test(arguments: [
    "x-gzip", "GZIP", "gzip,identity", "identity , gzip", "gzip, ,", ",gzip",
  ])
  func oneCompressionIsFineHoweverItIsCalled(encoding: String) async throws {
    server.script("/", .status(200, headers: [("Content-Encoding", encoding)], body: Self.compressed))
    #expect(try await client.execute(Request(server.url("/")), responseType: [Int].self) == [1, 2])
  }

  @Test func aDeflatedBodyIsDecoded() async throws {
    let body = Data([0x78, 0x9c, 0x8b, 0x36, 0xd4, 0x51, 0x30, 0x8a, 5, 0, 4, 0xee, 1, 0x68])
    server.script("/", .status(200, headers: [("Content-Encoding", "deflate")], body: body))
    #expect(try await client.execute(Request(server.url("/")), responseType: [Int].self) == [1, 2])
  }

  /// Or each of them would be another level.
  @Test func anEncodingInAnInterimHeadIsNoneOfTheBody() async throws {
    let early = "HTTP/1.1 103 Early\r\nContent-Encoding: gzip\r\n\r\n"
    let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(Self.compressed.count)\r\n\r\n"
    server.script(
      "/", Reply([.text(String(repeating: early, count: 4) + head), .send(Self.compressed), .close]))
    #expect(try await client.execute(Request(server.url("/")), responseType: [Int].self) == [1, 2])
  }

  /// `[1, 2]` as gzip makes it.
  private static let compressed = Data(
    [
      0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3, 0x8b, 0x36, 0xd4, 0x51, 0x30, 0x8a, 5, 0, 0xff, 0xe7, 0xc9, 0x61,
      6, 0, 0, 0,
    ])

  #if os(Linux)
    /// In a process of its own, so that its memory is known.
    @Test(.oneExitAtATime) func sixtyAtOnceFitIntoMemoryAndDelayNobody() async {
      await #expect(processExitsWith: .success) { try await BombTests.askForSixty() }
    }

    @Test(.oneExitAtATime) func noMoreIsDecompressedThanIsAllowed() async {
      await #expect(processExitsWith: .success) { try await BombTests.measureDecompression() }
    }

    /// To the end it would take many times as long.
    private static func measureDecompression() async throws {
      let server = try LoopbackServer()
      let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n"
      server.script("/", Reply([.text(head), .send(bomb), .stall]))
      let client = HTTPClient(.init(timeout: .patience, retries: 0))
      let start = processorTime()
      for _ in 1...20 {
        await #expect(throws: NetworkError.bodyTooLarge(limit: 1 << 20)) {
          try await client.execute(Request(server.url("/")))
        }
      }
      #expect(processorTime() - start < .seconds(1))
    }

    private static func askForSixty() async throws {
      let (bombs, harmless) = (try LoopbackServer(), try LoopbackServer())
      bombs.script(
        "/", Reply([.text("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n"), .send(bomb), .stall]))
      harmless.script("/", .json("1"))
      let client = HTTPClient(.init(timeout: .seconds(30), retries: 0, maximumConnectionsPerHost: 60))
      let tasks = (1...60).map { _ in
        Task { try await client.execute(Request(bombs.url("/"), method: .post), responseType: Int.self) }
      }
      for _ in 1...5 { _ = try await client.execute(Request(harmless.url("/")), responseType: Int.self) }
      for task in tasks {
        await #expect(throws: NetworkError.bodyTooLarge(limit: 1 << 20)) { try await task.value }
      }
      #expect(try #require(Footprint.peakMemory) < 256 << 20)
    }
  #endif
}
