import Foundation
import LoopbackServer

extension Fault {
  static let sizes = [
    Fault("one byte too many", .bodyTooLarge, .status(200, body: Data(count: maximumBodyBytes + 1))),
    Fault("announces too much and stalls", .bodyTooLarge, Reply([.text(announcing(1001)), .stall])),
    Fault(
      "announces the most that there is", .bodyTooLarge, Reply([.text(announcing(.max)), .stall])),
    Fault(
      "announces what a floating-point number rounds up to that", .bodyTooLarge,
      Reply([.text(announcing(.max - 511)), .stall])),
    Fault(
      "announces 9 exabytes", .bodyTooLarge, Reply([.text(announcing(9_000_000_000_000_000_000)), .stall])),
    Fault(
      "too much without a length", .bodyTooLarge, Reply([.text("HTTP/1.1 200 OK\r\n\r\n"), tooMuch, .close])),
    Fault(
      "too much, never ending", .bodyTooLarge, Reply([.text("HTTP/1.1 200 OK\r\n\r\n"), tooMuch, .stall])),
    Fault(
      "too much in chunks", .bodyTooLarge,
      Reply(
        [.text(chunked)]
          + Array(repeating: .text("64\r\n\(String(repeating: " ", count: 100))\r\n"), count: 11))),
    Fault("50 megabytes", .bodyTooLarge, .status(200, body: Data(count: 50_000_000))),
    Fault("an error with too much to say", .status(404), .status(404, body: Data(count: 5000))),
    Fault(
      "an error that never ends", .status(500), Reply([.text("HTTP/1.1 500 No\r\n\r\n"), tooMuch, .stall])),
  ]

  private static let tooMuch = Reply.send(Data(count: maximumBodyBytes * 2))

  private static func announcing(_ count: Int) -> String {
    "HTTP/1.1 200 OK\r\nContent-Length: \(count)\r\n\r\n"
  }
}
