import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct NetworkErrorTests {
  private struct Dog: Decodable {
    let puppies: [Puppy]

    struct Puppy: Decodable {
      let age: Int
    }
  }

  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience, maximumBodyBytes: 100_000, retries: 0))

  init() throws {
    server = try LoopbackServer()
  }

  @Test func aStatusCarriesItsBody() async {
    server.script("/", .json("{\"message\": \"no such breed\"}", status: 404))
    await #expect(throws: NetworkError.status(404, body: Data("{\"message\": \"no such breed\"}".utf8))) {
      try await client.execute(Request(server.url("/")), responseType: Int.self)
    }
  }

  @Test func theBodyOfAStatusIsCutAt64KiB() async {
    server.script("/", .status(500, body: Data(count: 90_000)))
    await #expect(throws: NetworkError.status(500, body: Data(count: 65_536))) {
      try await client.execute(Request(server.url("/")), responseType: Int.self)
    }
  }

  @Test func aChallengeIsAStatusWithItsBody() async {
    server.script(
      "/", .status(401, headers: [("WWW-Authenticate", "Basic realm=\"x\"")], body: Data("who?".utf8)))
    await #expect(throws: NetworkError.status(401, body: Data("who?".utf8))) {
      try await client.execute(Request(server.url("/")), responseType: Int.self)
    }
  }

  @Test func aBodyOfExactlyTheLimitIsFine() async throws {
    server.script("/fits", .json("1" + String(repeating: " ", count: 99_999)))
    server.script("/exceeds", .json("1" + String(repeating: " ", count: 100_000)))
    #expect(try await client.execute(Request(server.url("/fits")), responseType: Int.self) == 1)
    await #expect(throws: NetworkError.bodyTooLarge(limit: 100_000)) {
      try await client.execute(Request(server.url("/exceeds")), responseType: Int.self)
    }
  }

  @Test func theDefaultLimitIsOneMebibyte() async throws {
    server.script("/fits", .json("1" + String(repeating: " ", count: 1_048_575)))
    server.script("/exceeds", .json("1" + String(repeating: " ", count: 1_048_576)))
    let client = HTTPClient(.init(timeout: .patience))
    #expect(try await client.execute(Request(server.url("/fits")), responseType: Int.self) == 1)
    await #expect(throws: NetworkError.bodyTooLarge(limit: 1_048_576)) {
      try await client.execute(Request(server.url("/exceeds")), responseType: Int.self)
    }
  }

  @Test func aTooLargeBodyIsNotReceivedToItsEnd() async throws {
    let head = "HTTP/1.1 200 OK\r\n\r\n"
    server.script("/", Reply([.text(head), .send(Data(count: 100_001)), .stall]))
    await #expect(throws: NetworkError.bodyTooLarge(limit: 100_000)) {
      try await client.execute(Request(server.url("/")), responseType: Int.self)
    }
    try await server.waitForHangUps(1, at: "/")
  }

  @Test func decodingSaysWhatWhereWhyAndInWhat() async throws {
    let body =
      "{\"puppies\": [{\"age\": 1}, {\"age\": \"two\"}], \"rest\": \"\(String(repeating: "x", count: 2000))\"}"
    server.script("/", .json(body))
    let error = await #expect(throws: NetworkError.self) {
      try await client.execute(Request(server.url("/")), responseType: Dog.self)
    }
    guard case .decoding(let type, let path, let description, let start) = try #require(error) else {
      Issue.record("\(String(describing: error)) is no decoding error.")
      return
    }
    #expect(type == "Dog")
    #expect(path == "puppies[1].age")
    #expect(description.contains("Int") && !description.contains("DecodingError"))
    #expect(start == Data(body.utf8.prefix(1024)))
  }

  @Test(arguments: [
    "ftp://example.com/", "file:///etc/passwd", "data:,7", "mailto:a@b.c", "/path", "path", "//example.com",
    "http:",
    "http:/path", "http:///path", "http://", "https://:80/", "javascript:7",
  ])
  func anythingButAnAbsoluteWebAddressIsInvalid(url: String) async throws {
    let request = Request(try #require(URL(string: url)))
    await #expect(throws: NetworkError.invalidURL(url)) {
      try await client.execute(request, responseType: Int.self)
    }
  }

  @Test(arguments: [
    ("X-A", "1\r\nX-B: 2"), ("X-A", "1\n"), ("X-A", "\u{0}"), ("X\r\nX-B", "1"), ("X A", "1"), ("X-A:", "1"),
    ("", "1"),
    ("X-Ä", "1"),
  ])
  func aHeaderThatBreaksTheRequestIsInvalid(name: String, value: String) async throws {
    let request = Request(server.url("/"), headers: [name: value])
    let error = await #expect(throws: NetworkError.self) {
      try await client.execute(request, responseType: Int.self)
    }
    guard case .invalidRequest(let reason) = error else {
      Issue.record("\(String(describing: error)) is not about the request.")
      return
    }
    #expect(reason.contains("characters that HTTP forbids"))
    #expect(server.received.isEmpty)
  }

  @Test func aGETWithABodyIsInvalid() async {
    await #expect(throws: NetworkError.invalidRequest("a GET has no body")) {
      try await client.execute(Request(server.url("/"), body: Data("x".utf8)), responseType: Int.self)
    }
    #expect(server.received.isEmpty)
  }

  /// Port 1 is reserved; that of a stopped server may be another test's by now.
  @Test func nobodyListening() async throws {
    let request = Request(try #require(URL(string: "http://127.0.0.1:1/")))
    let error = await #expect(throws: NetworkError.self) {
      try await client.execute(request, responseType: Int.self)
    }
    guard case .transport(let code, _) = error else {
      Issue.record("\(String(describing: error)) is no transport error.")
      return
    }
    #expect(code == .cannotConnectToHost)
  }

  @Test func everyDescriptionIsASentence() throws {
    let url = try #require(URL(string: "http://b.c/"))
    let errors: [(NetworkError, String)] = [
      (.invalidURL("x"), "\"x\" is not an http or https URL with a host; give an absolute web address."),
      (
        .invalidRequest("a GET has no body"),
        "The request cannot be sent because a GET has no body; correct it."
      ),
      (
        .transport(code: .cannotConnectToHost, description: "Refused."),
        "The connection failed (URLError -1004): Refused."
      ),
      (
        .timedOut(after: .milliseconds(300)),
        "No complete answer came within 0.3 seconds; try again later or allow more time."
      ),
      (.status(404, body: Data("gone".utf8)), "The server answered with status 404 and \"gone\"."),
      (.status(500, body: Data()), "The server answered with status 500 and no body."),
      (
        .bodyTooLarge(limit: 5),
        "The body of the answer is larger than 5 bytes; raise maximumBodyBytes if that is expected."
      ),
      (
        .redirectRefused(to: url),
        "The redirect to http://b.c/ was not followed; send the request to its final address."
      ),
      (
        .decoding(type: "Int", path: "a[0]", description: "Wrong.", body: Data("{".utf8)),
        "The body \"{\" is no Int: at a[0]: Wrong."
      ),
      (
        .decoding(type: "Int", path: "", description: "Wrong.", body: Data("{".utf8)),
        "The body \"{\" is no Int: Wrong."
      ),
    ]
    for (error, sentence) in errors { #expect(error.description == sentence) }
  }

  @Test func descriptionsAreWhatTheSystemShows() {
    let error = NetworkError.invalidRequest("a GET has no body")
    #expect((error as any Error).localizedDescription == error.description)
    #expect(error.errorDescription == error.description)
  }

  @Test func descriptionsDoNothingToATerminal() throws {
    let evil = "\u{1b}[2J\u{7}\u{9b}\u{202e}\n"
    let errors: [NetworkError] = [
      .invalidURL(evil), .invalidRequest(evil), .transport(code: .unknown, description: evil),
      .status(500, body: Data(evil.utf8)),
      .decoding(type: evil, path: evil, description: evil, body: Data(evil.utf8)),
    ]
    for error in errors {
      #expect(error.description.contains("\\u{1b}[2J\\u{7}\\u{9b}\\u{202e}\\u{a}"))
      #expect(
        !error.description.unicodeScalars.contains {
          [.control, .format].contains($0.properties.generalCategory)
        })
    }
  }

  @Test func descriptionsAreNoLongerThanAPersonReads() {
    let error = NetworkError.decoding(
      type: "Int", path: String(repeating: "x", count: 100_000), description: "", body: Data())
    #expect(error.description.count < 3000)
  }

  @Test func aDescriptionIsCutWhereTwoThousandCharactersEndAndSaysSo() {
    let frame = NetworkError.invalidRequest("").description.count
    let longest = NetworkError.invalidRequest(String(repeating: "x", count: 2000 - frame)).description
    #expect(longest.count == 2000 && longest.hasSuffix("correct it."))
    let longer = NetworkError.invalidRequest(String(repeating: "x", count: 2001 - frame)).description
    #expect(longer.count == 2001 && longer.hasPrefix("The request") && longer.hasSuffix("correct it…"))
  }
}
