import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// What a caller gets to know of a connection that failed: a code to act on, and a sentence to show.
///
/// They are those of libcurl and of the reader of its heads; `FaultMatrixTests` say what holds for any transport.
@Suite(
  .enabled(if: TransportInUse.isLibcurl, "URLSession has codes and sentences of its own."),
  .timeLimit(.minutes(10)))
struct TransportErrorTests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience, retries: 0))

  init() throws {
    server = try LoopbackServer()
  }

  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\n: 1\r\n\r\n", "The head of the answer has a line that is no header field."),
    ("http/1.1 200 OK\r\n\r\n", "The status of the answer is no number."),
    (
      "HTTP/1.1 200 OK\r\nContent-Encoding: br\r\n\r\n",
      "The body of the answer is encoded in a way that was not asked for."
    ),
    (
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: br\r\n\r\n",
      "The body of the answer is encoded in a way that was not asked for."
    ),
    (
      "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Encoding: gzip\r\n\r\n",
      "The body of the answer is encoded in a way that was not asked for."
    ),
  ])
  func aHeadThatIsRefusedSaysWhy(head: String, description: String) async throws {
    server.script("/", Reply([.text(head), .close]))
    let error = try await transportError(server.url("/"))
    #expect(error.code == .cannotParseResponse)
    #expect(error.description == description)
  }

  /// It offers the two encodings that it decodes itself, of which a body may have one.
  @Test func itAsksForEncodingsThatItKnows() async throws {
    server.script("/", .json("7"))
    try await client.execute(Request(server.url("/")))
    #expect(server.received("/").first?.header("Accept-Encoding") == "gzip, deflate")
  }

  @Test(arguments: [0, 1]) func aHeadMayHaveSoManyBytesAndNoMore(surplus: Int) async throws {
    let (start, end) = ("HTTP/1.1 200 OK\r\n", "Content-Length: 1\r\n\r\n")
    let field = "X-Field: \(String(repeating: "x", count: 1013))\r\n"
    var head = start + String(repeating: field, count: 255)
    let rest = 262_144 + surplus - head.utf8.count - end.utf8.count
    head += "X: \(String(repeating: "x", count: rest - 5))\r\n\(end)"
    server.script("/", Reply([.text(head), .text("7"), .close]))
    if surplus == 0 {
      #expect(try await client.execute(Request(server.url("/")), responseType: Int.self) == 7)
    } else {
      let error = try await transportError(server.url("/"))
      #expect(error.code == .cannotParseResponse)
      #expect(error.description == "The head of the answer is too long.")
    }
  }

  /// What libcurl says differs from version to version, but it is a sentence.
  @Test(arguments: [
    ("hello\r\n", URLError.Code.badServerResponse), ("HTTP/1.1 200 OK\r\nX\r\n\r\n", .badServerResponse),
    ("HTTP/1.1 200 OK\r\nX: \(String(repeating: "x", count: 150_000))\r\n\r\n", .dataLengthExceedsMaximum),
    ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n[1]", .cannotDecodeContentData),
    ("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[1]", .networkConnectionLost),
    ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz", .networkConnectionLost),
    ("", .networkConnectionLost), ("HTTP/1.1 103 Early Hints\r\n\r\n", .networkConnectionLost),
  ])
  func theCodeTellsWhatFailed(answer: String, code: URLError.Code) async throws {
    server.script("/", Reply([.text(answer), .close]))
    let error = try await transportError(server.url("/"))
    #expect(error.code == code)
    #expect(error.description.count > 1 && error.description.hasSuffix("."))
  }

  @Test(arguments: [
    ("http://%00/", URLError.Code.badURL), ("http://\(String(repeating: "a", count: 300))/", .cannotFindHost),
    ("http://127.0.0.1:1/", .cannotConnectToHost),
  ])
  func anAddressThatLeadsNowhereHasACodeOfItsOwn(url: String, code: URLError.Code) async throws {
    #expect(try await transportError(#require(URL(string: url))).code == code)
  }

  private func transportError(_ url: URL) async throws -> (code: URLError.Code?, description: String) {
    let error = await #expect(throws: NetworkError.self) {
      try await client.execute(Request(url), responseType: Int.self)
    }
    guard case .transport(let code, let description) = try #require(error) else {
      Issue.record("\(String(describing: error)) is no transport error.")
      return (nil, "")
    }
    return (code, description)
  }
}
