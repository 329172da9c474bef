import Foundation
import LoopbackServer

extension Fault {
  static let connections = [
    Fault("closes at once", .transport, .close),
    Fault("resets at once", .transport, .reset),
    Fault("closes inside the status line", .transport, "HTTP/1."),
    Fault("resets inside the head", .transport, Reply([.text("HTTP/1.1 200 OK\r\nContent-Le"), .reset])),
    Fault("closes before the end of the body", .transport, "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[1,"),
    Fault(
      "resets before the end of the body", .transport,
      Reply([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[1,"), .pause(.milliseconds(20)), .reset])),
    Fault("closes inside a chunk", .transport, chunked, "9\r\n[1,"),
    Fault("closes before the last chunk", .transport, chunked, "3\r\n[1]\r\n"),
    Fault("a chunk without a size", .transport, chunked, "zz\r\n[1]\r\n0\r\n\r\n"),
    Fault("a chunk of negative size", .transport, chunked, "-3\r\n[1]\r\n0\r\n\r\n"),
    Fault("a chunk of more than 64 bits", .transport, chunked, "fffffffffffffffff\r\n[1]\r\n0\r\n\r\n"),
    Fault("a chunk longer than its size", .transport, chunked, "1\r\n[1]\r\n0\r\n\r\n"),
    Fault("speaks another protocol", .transport, "SSH-2.0-OpenSSH_9.9\r\n"),
    Fault("sends a body without a head", .transport, "[1]"),
    Fault("sends binary noise", .transport, Reply([.send(Data((0...255).map(UInt8.init))), .close])),
    Fault("a status that is no number", .transport, "HTTP/1.1 OK\r\n\r\n[1]"),
    Fault("a status of four digits", .transport, "HTTP/1.1 2000 OK\r\nContent-Length: 3\r\n\r\n[1]"),
    Fault("an unknown major version", .transport, "HTTP/7.0 200 OK\r\nContent-Length: 3\r\n\r\n[1]"),
    Fault("a length that is no number", .transport, "HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n[1]"),
    Fault("a negative length", .transport, "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n[1]"),
    Fault("an unknown transfer coding", .transport, "HTTP/1.1 200 OK\r\nTransfer-Encoding: x\r\n\r\n[1]"),
    Fault(
      "two different lengths", .transport,
      "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n[1]"),
    Fault(
      "chunks that are gzip and are not", .transport,
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n3\r\n[1]\r\n0\r\n\r\n"),
    Fault("a trailer that is no header", .transport, chunked, "3\r\n[1]\r\n0\r\nnonsense\r\n\r\n"),
    Fault("a header without a colon", .transport, "HTTP/1.1 200 OK\r\nHello\r\nContent-Length: 3\r\n\r\n[1]"),
    Fault("a header without a name", .transport, "HTTP/1.1 200 OK\r\n: x\r\nContent-Length: 3\r\n\r\n[1]"),
    Fault(
      "a header with a zero byte", .transport, "HTTP/1.1 200 OK\r\nX: a\0b\r\nContent-Length: 3\r\n\r\n[1]"),
    // The next three, like the two greatest lengths, end a process that loads them with FoundationNetworking's
    // `URLSession`.
    Fault("closes after the status line", .transport, "HTTP/1.1 200 OK\r\n"),
    Fault("a line that begins with a zero byte", .transport, "HTTP/1.1 200 OK\r\n\0X: 1\r\n\r\n[1]"),
    Fault("a trailer and no end", .transport, "\(chunked)0\r\nX-A: 1\r\n"),
    Fault("carriage returns alone", .transport, "HTTP/1.1 200 OK\rContent-Length: 3\r\r[1]"),
    Fault("blank lines only", .transport, "\r\n\r\n"),
    Fault("closes after 100", .transport, "HTTP/1.1 100 Continue\r\n\r\n"),
    Fault("closes after 103", .transport, "HTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\n"),
    Fault("gzip that is none", .transport, .json("[1]", headers: [("Content-Encoding", "gzip")])),
    Fault(
      "a header of 400 kilobytes", .transport,
      .json("[1]", headers: [("X-Long", String(repeating: "x", count: 400_000))])),
    Fault(
      "ten thousand header fields", .transport,
      .json("[1]", headers: (0..<10_000).map { ("X-\($0)", String(repeating: "x", count: 50)) })),
  ]

  static let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
}
