import Foundation

/// Cuts the bytes of a connection into requests.
struct RequestReader {
  let socket: Socket
  private var buffer = Data()

  init(socket: Socket) {
    self.socket = socket
  }

  /// The next whole request, or nil when the client is gone or does not speak HTTP.
  mutating func next(withoutBodyAt isHasty: (String) -> Bool) -> ReceivedRequest? {
    guard let head = head(), let (method, target, headers) = Self.parse(head) else { return nil }
    let bodyless = ReceivedRequest(method: method, target: target, headers: headers, body: Data())
    if isHasty(bodyless.path) { return bodyless }
    let fields = Dictionary(headers.map { ($0.name.lowercased(), $0.value) }) { first, _ in first }
    if fields["expect"]?.lowercased() == "100-continue" {
      guard socket.send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return nil }
    }
    guard let body = body(count: fields["content-length"].flatMap(Int.init) ?? 0) else { return nil }
    return ReceivedRequest(method: method, target: target, headers: headers, body: body)
  }

  private mutating func head() -> String? {
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let range = buffer.range(of: end) {
        defer { buffer = Data(buffer[range.upperBound...]) }
        return String(data: buffer[..<range.lowerBound], encoding: .utf8)
      }
      guard let bytes = socket.receive() else { return nil }
      buffer += bytes
    }
  }

  private mutating func body(count: Int) -> Data? {
    while buffer.count < count {
      guard let bytes = socket.receive() else { return nil }
      buffer += bytes
    }
    defer { buffer = Data(buffer.dropFirst(count)) }
    return Data(buffer.prefix(count))
  }

  private static func parse(
    _ head: String
  ) -> (method: String, target: String, headers: [(name: String, value: String)])? {
    let lines = head.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    let headers = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return (name: String(line[..<colon]), value: value)
    }
    return (String(words[0]), String(words[1]), headers)
  }
}
