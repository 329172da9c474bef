import Foundation
import LoopbackServer

extension Fault {
  static let statuses =
    [
      300, 304, 305, 306, 400, 401, 402, 403, 404, 407, 408, 410, 418, 429, 431, 451, 500, 501, 502, 503, 504,
      599,
      600, 999,
    ].map { Fault("status \($0)", .status($0), .json("[1]", status: $0)) }
    + [
      "Basic realm=\"x\"", "Basic", "basic realm=x", "Basic realm=", "Basic realm=\"",
      "Digest realm=\"x\", nonce=\"y\"", "Digest",
      "Bearer", "Bearer realm=\"x\", error=\"invalid_token\"", "Negotiate", "NTLM", "Unheard-Of x=y", "", "=",
      ",", "realm=",
    ].map { challenge in
      Fault(
        "401 with the challenge '\(challenge)'", .status(401),
        .json("{}", status: 401, headers: [("WWW-Authenticate", challenge)]))
    }
    + [
      Fault(
        "407 with a challenge", .status(407),
        .json("{}", status: 407, headers: [("Proxy-Authenticate", "Basic realm=\"x\"")])),
      Fault(
        "401 with two challenges", .status(401),
        .json(
          "{}", status: 401,
          headers: [("WWW-Authenticate", "Basic realm=\"x\""), ("WWW-Authenticate", "Digest")])),
      Fault(
        "404 after a thousand times 100", .status(404),
        String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 1000)
          + "HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n"),
      Fault("a status without a reason", .status(500), "HTTP/1.1 500 \r\nContent-Length: 0\r\n\r\n"),
      Fault("an error of HTTP/1.0", .status(404), "HTTP/1.0 404 No\r\n\r\nnothing"),
    ]
}
