import Foundation
import HostileAnswers
import LoopbackServer
import Networking

/// What can be asked of the server.
///
/// No constant of the program: of what is alive when it ends the address sanitizer cannot tell whether it leaks.
struct Errands {
  var all: [Errand] { harmless + faults }

  private let harmless = [
    Errand(path: "/echo") { .json(String($0.target.drop { $0 != "?" }.dropFirst())) },
    Errand(path: "/post", reply: { .status(200, body: $0.body) }, method: .post),
    Errand(path: "/put", reply: { .status(201, body: $0.body) }, method: .put),
    Errand(path: "/chunks") {
      Reply([
        .text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"), .text(Self.chunk($0.target)),
        .text("0\r\n\r\n"),
      ])
    },
    Errand(path: "/old") { .redirect(to: "/echo?\($0.target.drop { $0 != "?" }.dropFirst())") },
  ]

  private let faults = [
    Errand(path: "/404", .status(404), "status"),
    Errand(path: "/503", .status(503, body: Data(count: 100_000)), "status"),
    Errand(path: "/401", .status(401, headers: [("WWW-Authenticate", "Basic realm=\"x\"")]), "status"),
    Errand(path: "/close", .close, "transport", method: .post),
    Errand(path: "/reset", .reset, "transport", method: .delete),
    Errand(
      path: "/half", Reply([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n1"), .close]), "transport"),
    Errand(path: "/noise", Reply([.text("SSH-2.0-OpenSSH_9.9\r\n"), .close]), "transport"),
    Errand(path: "/twice", .json("1", headers: [("Content-Encoding", "gzip, gzip")]), "transport"),
    Errand(path: "/html", .json("<html>"), "decoding"),
    Errand(path: "/deep", .json(String(repeating: "[", count: 5000)), "decoding"),
    Errand(path: "/marks", .json("\"a\(String(repeating: "\u{301}\u{316}", count: 2000))\""), "decoding"),
    Errand(path: "/large", .status(200, body: Data(count: 100_001)), "bodyTooLarge"),
    Errand(
      path: "/bomb",
      .status(200, headers: [("Content-Encoding", "gzip")], body: GzipBomb.data(count: 10_000)),
      "bodyTooLarge"),
    Errand(path: "/leave", .redirect(to: "http://localhost/"), "redirectRefused"),
    Errand(path: "/circle", .redirect(to: "/circle"), "redirectRefused"),
    Errand(path: "/stall", .stall, "timedOut", isImpatient: true),
    Errand(
      path: "/drip",
      Reply([.text("HTTP/1.1 200 OK\r\n\r\n"), .drip(Data(count: 999), every: .milliseconds(20))]),
      "timedOut", isImpatient: true),
    Errand(path: "/cancelled", .stall, "cancelled", isCancelled: true),
    Errand(
      path: "/cancelled-body", Reply([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n1"), .stall]),
      "cancelled",
      isCancelled: true),
  ]

  /// Of ten errands one meets a fault.
  func random(using random: inout SplitMix) -> Errand {
    let errands = Int.random(in: 0..<10, using: &random) == 0 ? faults : harmless
    return errands[Int.random(in: 0..<errands.count, using: &random)]
  }

  private static func chunk(_ target: String) -> String {
    let text = target.drop { $0 != "?" }.dropFirst()
    return "\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n"
  }
}
