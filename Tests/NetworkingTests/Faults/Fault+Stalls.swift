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
    Fault("drips the head", .timedOut, Reply([drip(head)])),
    Fault(
      "drips the body", .timedOut, Reply([.text("HTTP/1.1 200 OK\r\n\r\n"), drip("[1,2,3,4,5,6,7,8,9,10]")])),
    Fault(
      "drips chunks", .timedOut,
      Reply([.text(chunked), drip(String(repeating: "1\r\n \r\n", count: 100))])),
    Fault(
      "promises to continue and does not", .timedOut, Reply([.text("HTTP/1.1 100 Continue\r\n\r\n"), .stall])),
    Fault(
      "switches protocols unasked", .timedOut,
      Reply([.text("HTTP/1.1 101 Go\r\nUpgrade: x\r\n\r\n"), .stall])),
    Fault(
      "drips trailers", .timedOut,
      Reply([.text("\(chunked)3\r\n[1]\r\n0\r\n"), drip("X-Trailer: \(String(repeating: "x", count: 200))")])),
    Fault("stalls inside the body of an error", .timedOut, Reply([.text(failing), .stall])),
    Fault("stalls inside the body of a redirect", .timedOut, Reply([.text(redirecting), .stall])),
    Fault(
      "stalls after a redirect", .timedOut,
      Reply.redirect(to: "/stall")),
  ]

  private static let head = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n"
  private static let failing = "HTTP/1.1 503 Down\r\nContent-Length: 9\r\n\r\nsorry"
  private static let redirecting = "HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 9\r\n\r\nmoved"

  private static func drip(_ text: String) -> Step {
    .drip(Data(text.utf8), every: .milliseconds(50))
  }
}
