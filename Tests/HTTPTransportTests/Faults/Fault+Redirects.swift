import Foundation
import LoopbackServer
import Networking

extension Fault {
  static let redirects =
    [
      "https://127.0.0.1/", "http://localhost/", "http://127.0.0.1:1/", "http://user@127.0.0.2/",
      "http://127.0.0.1@127.0.0.2/", "file:///etc/passwd", "data:,%5B1%5D", "javascript:alert(1)",
      "mailto:a@b.c",
      "http://127.0.0.1:0/", "http://127.0.0.1:99999999/", "http:x", ":",
      "HTTP://127.0.0.1/",
    ].map { target in
      Fault("redirects to \(target)", .redirectRefused(to: target), .redirect(to: target))
    }
    + [301, 302, 303, 307, 308].map { status in
      Fault(
        "redirects a POST with \(status)", .redirectRefused(to: "/next"),
        .redirect(to: "/next", status: status),
        method: .post)
    }
    + [Request.Method.put, .patch, .delete].map { method in
      Fault("redirects a \(method)", .redirectRefused(to: "/next"), .redirect(to: "/next"), method: method)
    }
    + [301, 302, 303, 307, 308].map { status in
      Fault(
        "redirects to itself with \(status)", .redirectRefused(to: "/"), .redirect(to: "/", status: status))
    }
    + [
      Fault("redirects to and fro", .redirectRefused(to: "/"), .redirect(to: "/back")),
      Fault("redirects without end", .redirectRefused(to: "/further?n=11"), .redirect(to: "/further?n=1")),
      Fault("redirects nowhere", .status(301), .status(301)),
      Fault("redirects to nothing", .status(302), .redirect(to: "")),
      Fault("redirects to half an address", .status(302), .redirect(to: "http://[")),
      Fault("redirects to a bad port", .status(302), .redirect(to: "http://127.0.0.1:x/")),
      Fault("redirects to half an IPv6 address", .status(302), .redirect(to: "//[::1")),
      Fault("redirects with 300, which is no order", .status(300), .redirect(to: "/next", status: 300)),
      Fault("redirects with 304, which is none", .status(304), .redirect(to: "/next", status: 304)),
      Fault("redirects to a proxy with 305", .status(305), .redirect(to: "/next", status: 305)),
      Fault("redirects to what is not there", .status(404), .redirect(to: "../../a b/%zz")),
      Fault("redirects to a scheme alone", .redirectRefused(to: "http:"), .redirect(to: "http:")),
      Fault("redirects to two slashes", .redirectRefused(to: "http://"), .redirect(to: "//")),
      Fault(
        "redirects to a host alone", .redirectRefused(to: "http://127.0.0.2/x"),
        .redirect(to: "//127.0.0.2/x")),
    ]
}
