public import Foundation

/// What the server does once it has read a request: a list of steps.
///
/// After the last step the connection stays open for the next request, so a reply whose end is the end of the
/// connection ends with `Step.close`.
public struct Reply: Sendable {
  /// The steps, in order.
  public let steps: [Step]

  /// Makes a reply of any steps, sensible or not.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Sends a head for `status` and `body` with the `Content-Length` that fits.
  ///
  /// Statuses that allow no body, such as 204, get neither of the two.
  public static func status(
    _ status: Int, headers: [(name: String, value: String)] = [], body: Data = Data()
  ) -> Reply {
    let isBodyless = status < 200 || status == 204 || status == 304
    let length = isBodyless ? [] : [(name: "Content-Length", value: "\(body.count)")]
    let lines = (headers + length).map { "\($0.name): \($0.value)\r\n" }
    let head = Data("HTTP/1.1 \(status) Scripted\r\n\(lines.joined())\r\n".utf8)
    return Reply([.send(isBodyless ? head : head + body)])
  }

  /// Sends `body` as `application/json`.
  public static func json(
    _ body: String, status: Int = 200, headers: [(name: String, value: String)] = []
  ) -> Reply {
    let type = (name: "Content-Type", value: "application/json")
    return .status(status, headers: [type] + headers, body: Data(body.utf8))
  }

  /// Redirects to `location`, which goes into the header as it is.
  public static func redirect(to location: String, status: Int = 302) -> Reply {
    .status(status, headers: [(name: "Location", value: location)])
  }

  /// Never answers.
  public static let stall = Reply([.stall])
}
