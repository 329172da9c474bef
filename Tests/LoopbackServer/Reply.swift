public import Foundation

/// What the server does once it has read a request.
///
/// A reply can be a part of another one: `Reply([.wait(gate), .json("[1]")])` waits before it answers. After the last part,
/// the connection stays open for the next request, so a reply whose end is the end of the connection ends with ``close``. A
/// client that hangs up ends the reply at whichever part it is.
public struct Reply: Sendable {
  let steps: [Step]

  private init(_ step: Step) {
    steps = [step]
  }

  /// Makes a reply of other replies, one after the other, sensible or not.
  public init(_ parts: [Reply]) {
    steps = parts.flatMap(\.steps)
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
    return .send(isBodyless ? head : head + body)
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

  /// Sends `text` as UTF-8, with no head but what is in it.
  public static func text(_ text: String) -> Reply { .send(Data(text.utf8)) }

  /// Sends all bytes as fast as the client takes them, with no head but what is in them.
  public static func send(_ bytes: Data) -> Reply { Reply(.send(bytes)) }

  /// Sends the bytes one by one with a pause before each.
  public static func drip(_ bytes: Data, every interval: Duration) -> Reply {
    Reply(.drip(bytes, every: interval))
  }

  /// Does nothing for a while.
  public static func pause(_ duration: Duration) -> Reply { Reply(.pause(duration)) }

  /// Does nothing until the gate is open.
  public static func wait(_ gate: Gate) -> Reply { Reply(.wait(gate)) }

  /// Opens the gate, which tells others that the parts before are done.
  public static func open(_ gate: Gate) -> Reply { Reply(.open(gate)) }

  /// Does nothing until the client hangs up or the server stops.
  public static let stall = Reply(.stall)

  /// Ends the connection in an orderly way (FIN).
  public static let close = Reply(.close)

  /// Breaks the connection off (RST), which drops bytes still under way.
  public static let reset = Reply(.reset)
}
