import Foundation
import LoopbackServer

extension Fault {
  static let bodies = [
    Fault("no body", .decoding(at: ""), .status(200)),
    Fault("204", .decoding(at: ""), .status(204)),
    Fault("204 with a body", .decoding(at: ""), "HTTP/1.1 204 No\r\nContent-Length: 3\r\n\r\n[1]"),
    Fault("205", .decoding(at: ""), .status(205)),
    Fault("only spaces", .decoding(at: ""), .json("   ")),
    Fault("HTML", .decoding(at: ""), .status(200, body: Data("<html><p>Please log in".utf8))),
    Fault(
      "invalid UTF-8", .decoding(at: "[0]"), .status(200, body: Data([0x5b, 0x22, 0xff, 0xfe, 0x22, 0x5d]))),
    Fault("half of the JSON", .decoding(at: ""), .json("[{\"id\": 1}, {\"i")),
    Fault("something after the JSON", .decoding(at: ""), .json("[{\"id\": 1}] [")),
    Fault("null", .decoding(at: ""), .json("null")),
    Fault("an object for an array", .decoding(at: ""), .json("{\"id\": 1}")),
    Fault("null in the array", .decoding(at: "[1]"), .json("[{\"id\": 1}, null]")),
    Fault("a string for a number", .decoding(at: "[0].id"), .json("[{\"id\": \"1\"}]")),
    Fault("a fraction for an integer", .decoding(at: ""), .json("[{\"id\": 1.5}]")),
    Fault("an integer beyond 64 bits", .decoding(at: ""), .json("[{\"id\": 99999999999999999999}]")),
    Fault("a missing key", .decoding(at: "[2]"), .json("[{\"id\": 1}, {\"id\": 2}, {\"ID\": 3}]")),
    Fault(
      "an impossible length, so ignored", .decoding(at: ""),
      "HTTP/1.1 200 OK\r\nContent-Length: 99000000000000000000\r\n\r\n"),
    Fault("900 nested arrays", .decoding(at: ""), .json(String(repeating: "[", count: 900))),
  ]
}
