import Foundation
import LoopbackServer

extension Fault {
  static let stalls = [
    Fault("never answers", .timedOut, .stall),
    Fault("stalls inside the status line", .timedOut, Reply([.text("HTTP/1"), .stall])),
    Fault("stalls inside the head", .timedOut, Reply([.text("HTTP/1.1 200 OK\r\nContent-Le"), .stall])),
    Fault("stalls after the head", .timedOut, Reply([.text("\(head)\r\n"), .stall])),
    Fault("stalls inside the body", .timedOut, Reply([.text("\(head)\r\n[1,"), .stall])),
    Fault("stalls one byte before the end", .timedOut, Reply([.text("\(head)\r\n[1234567"), .stall])),
    Fault("stalls inside a chunk", .timedOut, Reply([.text("\(chunked)9\r\n[1,"), .stall])),
    Fault("stalls before the last chunk", .timedOut, Reply([.text("\(chunked)3\r\n[1]\r\n"), .stall])),
    Fault(
      "never ends a body without length", .timedOut, Reply([.text("HTTP/1.1 200 OK\r\n\r\n[1]"), .stall])),
    Fault("drips the head", .timedOut, dripping("x", after: "\(head)X-Long: ")),
    Fault("drips the body", .timedOut, dripping("1,", after: "HTTP/1.1 200 OK\r\n\r\n[")),
    Fault("drips chunks", .timedOut, dripping("1\r\n \r\n", after: chunked)),
    Fault(
      "promises to continue and does not", .timedOut, Reply([.text("HTTP/1.1 100 Continue\r\n\r\n"), .stall])),
    Fault(
      "switches protocols unasked", .timedOut,
      Reply([.text("HTTP/1.1 101 Go\r\nUpgrade: x\r\n\r\n"), .stall])),
    Fault("drips trailers", .timedOut, dripping("x", after: "\(chunked)3\r\n[1]\r\n0\r\nX-Trailer: ")),
    Fault("stalls inside the body of an error", .timedOut, Reply([.text(failing), .stall])),
    Fault("stalls inside the body of a redirect", .timedOut, Reply([.text(redirecting), .stall])),
    Fault("stalls after a redirect", .timedOut, Reply([.text(closing), .close])),
  ]

  private static let head = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n"
  private static let failing = "HTTP/1.1 503 Down\r\nContent-Length: 9\r\n\r\nsorry"
  private static let redirecting = "HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 9\r\n\r\nmoved"

  // A connection that stays for the next request would be open, and rightly, were the time up between the two.
  private static let closing =
    "HTTP/1.1 302 Found\r\nLocation: /stall\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

  /// Sends `start`, and for a minute `text` again and again, byte by byte.
  ///
  /// A client whose time starts anew with each byte would find in the end that the connection breaks off.
  private static func dripping(_ text: String, after start: String) -> Reply {
    let bytes = Data(String(repeating: text, count: 1200).utf8.prefix(1200))
    return Reply([.text(start), .drip(bytes, every: .milliseconds(50)), .reset])
  }
}
