import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// What goes over the wire, and what comes back.
@Suite(.timeLimit(.minutes(10))) struct WireTests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience, maximumBodyBytes: 1000, retries: 0))

  init() throws {
    server = try LoopbackServer()
  }

  @Test(arguments: [Request.Method.post, .put, .patch, .delete, .init("QUERY")], [0, 1, 5000])
  func aRequestArrivesWhole(method: Request.Method, count: Int) async throws {
    server.script("/a/../b/./c", .json("7"))
    // A zero ends a text, and no body.
    let body = Data((0..<count).map { UInt8($0 % 256) })
    let request = Request(server.url("/a/../b/./c?x=%20"), method: method, headers: ["X-A": "1"], body: body)
    #expect(try await client.execute(request, responseType: Int.self) == 7)
    let received = try #require(server.received.first)
    #expect(received.method == method.name)
    #expect(received.target == "/a/../b/./c?x=%20")
    #expect(received.header("X-A") == "1")
    #expect(received.body == body)
  }

  @Test(arguments: [Request.Method.post, .put]) func nobodyAddsAField(method: Request.Method) async throws {
    server.script("/", .json("7"))
    for body in [nil, Data(count: 3_000_000)] {
      try await client.execute(
        Request(server.url("/"), method: method, headers: ["X-Empty": ""], body: body))
      let received = try #require(server.received.last)
      #expect(received.header("X-Empty") == "")
      #expect(received.header("Expect") == nil)
      #expect(received.header("Content-Type") == (body == nil ? nil : "application/json"))
      #expect(received.body.count == body?.count ?? 0)
    }
  }

  /// Announced or not; that of a failure would be cut before that.
  @Test(arguments: ["Content-Length: 100000\r\n", ""], [100_000, 99_999])
  func aBodyMayHaveAsManyBytesAsAreAllowed(field: String, limit: Int) async throws {
    let body = Data(count: 100_000)
    server.script("/", Reply([.text("HTTP/1.1 200 OK\r\n\(field)\r\n"), .send(body), .close]))
    let client = HTTPClient(.init(timeout: .patience, maximumBodyBytes: limit, retries: 0))
    let task = Task { try await client.execute(Request(server.url("/"))).body }
    switch await task.result {
    case .success(let received): #expect(received == body && limit == body.count)
    case .failure(let error): #expect(error as? NetworkError == .bodyTooLarge(limit: 99_999))
    }
  }

  @Test(arguments: [300, 404]) func aBodyOfAFailureIsCut(status: Int) async {
    server.script("/", .status(status, body: Data(count: 1001)))
    await #expect(throws: NetworkError.status(status, body: Data(count: 1000))) {
      try await client.execute(Request(server.url("/")))
    }
  }

  @Test func theAnswerToHEADEndsWithItsHead() async throws {
    server.script("/", Reply([.text("HTTP/1.1 200 OK\r\nContent-Length: 9000\r\nX-A: 1\r\n\r\n")]))
    let response = try await client.execute(Request(server.url("/"), method: .head))
    #expect(response.headers["X-A"] == "1")
    #expect(response.body.isEmpty)
    #expect(server.received.map(\.method) == ["HEAD"])
  }

  @Test(arguments: ["Content-Length", "CONTENT-LENGTH", "content-length"])
  func aLengthIsHeededWhateverTheCaseOfItsName(name: String) async {
    server.script("/", Reply([.text("HTTP/1.1 200 OK\r\n\(name): 1001\r\n\r\n"), .stall]))
    await #expect(throws: NetworkError.bodyTooLarge(limit: 1000)) {
      try await client.execute(Request(server.url("/")))
    }
  }

  /// Another field may say any number, whether it is first or last.
  @Test(arguments: ["Content-Length: 1\r\nX-A: 5000", "X-A: 5000\r\nContent-Length: 1"])
  func noOtherFieldSaysTheLength(fields: String) async throws {
    server.script("/", Reply([.text("HTTP/1.1 200 OK\r\n\(fields)\r\n\r\n7"), .close]))
    #expect(try await client.execute(Request(server.url("/")), responseType: Int.self) == 7)
  }

  @Test(.enabled(if: TransportInUse.isLibcurl, "Foundation has rules of its own for lines that go on."))
  func aLineMayGoOn() async throws {
    server.script(
      "/", Reply([.text("HTTP/1.1 200 OK\r\nX-A: 1\r\n  2\r\n\t3 \r\nContent-Length: 0\r\n\r\n")]))
    let response = try await client.execute(Request(server.url("/")))
    #expect(response.headers["X-A"] == "1 2 3")
    #expect(response.headers.map(\.name) == ["X-A", "Content-Length"])
  }

  @Test(arguments: [200, 201]) func whatFollowsTheBodyIsNoHead(status: Int) async throws {
    let head = "HTTP/1.1 \(status) OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    server.script("/", Reply([.text("\(head)3\r\n[1]\r\n0\r\nX-A: 1\r\n\r\n")]))
    let response = try await client.execute(Request(server.url("/")))
    #expect(response.status == status)
    #expect(response.body == Data("[1]".utf8))
  }

  /// Letters are the same in either case, and nothing else is.
  @Test func namesOfFieldsDifferInMoreThanTheCaseOfLetters() {
    let characters = (0..<128).map { String(UnicodeScalar(UInt8($0))) }
    let isLetter = Set("abcdefghijklmnopqrstuvwxyz".map { String($0) })
    for character in characters {
      let fields = HeaderFields(dictionaryLiteral: (character, "1"))
      for other in characters {
        let isSame =
          character == other
          || isLetter.contains(character.lowercased()) && character.lowercased() == other.lowercased()
        #expect((fields[other] == "1") == isSame)
      }
    }
  }
}
