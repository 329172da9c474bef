import Foundation

/// A header field that may be sent (RFC 9110, section 5).
struct HeaderField: Sendable {
  let name: String
  let value: String

  /// What belongs to the connection and to the body's way over it, of which a caller knows nothing.
  private static let reserved: Set = [
    "connection", "content-length", "expect", "host", "keep-alive", "proxy-connection", "te", "trailer",
    "transfer-encoding", "upgrade",
  ]

  /// The caller's fields in the order of their names, and those that the client adds where the caller has none.
  static func fields(of request: Request) throws(NetworkError) -> [HeaderField] {
    var fields: [HeaderField] = []
    var names: Set<String> = []
    for (name, value) in request.headers.sorted(by: <) {
      guard isValid(name: name), isValid(value: value) else {
        throw .invalidRequest("the header field \"\(name)\" has characters that HTTP forbids")
      }
      // The names are ASCII by now.
      let key = name.lowercased()
      guard !reserved.contains(key) else {
        throw .invalidRequest("the header field \"\(name)\" is set by the client alone")
      }
      guard names.insert(key).inserted else {
        throw .invalidRequest("the header field \"\(name)\" is there twice, in different case")
      }
      fields.append(HeaderField(name: name, value: value.trimmed))
    }
    let additions = ["Accept"] + (request.body == nil ? [] : ["Content-Type"])
    return fields
      + additions.filter { !names.contains($0.lowercased()) }
      .map { HeaderField(name: $0, value: "application/json") }
  }

  private static func isValid(name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "!#$%&'*+-.^_`|~".unicodeScalars.contains(scalar))
      }
  }

  // A line break would start a field of its own.
  private static func isValid(value: String) -> Bool {
    value.unicodeScalars.allSatisfy { $0 == "\t" || $0.properties.generalCategory != .control }
  }
}

extension String {
  /// Without the white space around a value that is no part of it; libcurl would not send a field that has nothing else.
  fileprivate var trimmed: String { trimmingCharacters(in: CharacterSet(charactersIn: " \t")) }
}
