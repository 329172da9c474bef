import LoopbackServer

extension Fault {
  /// Heads that are more, or other, than the head of one answer.
  static let heads = [
    Fault(
      "a second status in the head", .transport,
      "HTTP/1.1 200 OK\r\nHTTP/1.1 500 No\r\nContent-Length: 3\r\n\r\n[1]"),
    Fault(
      "a second status in the head that is a field, too", .decoding(at: "[0]"),
      "HTTP/1.1 200 OK\r\nHTTP/1.1 500 No: 1\r\nContent-Length: 3\r\n\r\n[1]"),
    Fault(
      "a second status in a line that goes on", .decoding(at: "[0]"),
      "HTTP/1.1 200 OK\r\nX-A: 1\r\n HTTP/1.1 500 No\r\nContent-Length: 3\r\n\r\n[1]"),
    Fault(
      "the same length twice", .decoding(at: "[0]"),
      "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\n[1]"),
    Fault(
      "a length beside chunks", .decoding(at: "[0]"),
      "HTTP/1.1 200 OK\r\nContent-Length: 999\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n[1]\r\n0\r\n\r\n"),
    Fault("100 without end", .transport, Reply([.text(String(repeating: interim, count: 20_000)), .stall])),
    Fault(
      "trailers without end", .transport,
      Reply([.text("\(chunked)3\r\n[1]\r\n0\r\n\(String(repeating: field, count: 5000))"), .stall])),
    Fault(
      "a head of 300 kilobytes", .transport,
      Reply([.text("HTTP/1.1 200 OK\r\n\(String(repeating: field, count: 4500))"), .stall])),
  ]

  private static let interim = "HTTP/1.1 100 Continue\r\n\r\n"
  private static let field = "X-Field: \(String(repeating: "x", count: 57))\r\n"
}
