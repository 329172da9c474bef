import Foundation
import HTTPTransport

extension HeaderFields {
  /// What belongs to the connection and to the body's way over it, of which a caller knows nothing.
  private static let reserved = [
    "Connection", "Content-Length", "Expect", "Host", "Keep-Alive", "Proxy-Connection", "TE", "Trailer",
    "Transfer-Encoding", "Upgrade",
  ]

  /// The fields as they are sent, and those of `additions` that are not among them.
  func sent(with additions: [HeaderField]) throws(NetworkError) -> [HeaderField] {
    var fields: [HeaderField] = []
    for field in list {
      guard field.name.isToken, Self.isValid(value: field.value) else {
        throw .invalidRequest("the header field \"\(field.name)\" has characters that HTTP forbids")
      }
      guard !Self.reserved.contains(where: field.isNamed) else {
        throw .invalidRequest("the header field \"\(field.name)\" is set by the client alone")
      }
      fields.append(HeaderField(name: field.name, value: field.value.trimmed))
    }
    return fields + additions.filter { addition in !list.contains { $0.isNamed(addition.name) } }
  }

  // A line break would start a field of its own.
  private static func isValid(value: String) -> Bool {
    value.unicodeScalars.allSatisfy { $0 == "\t" || $0.properties.generalCategory != .control }
  }
}

extension String {
  /// Whether it may be the name of a field or of a method (RFC 9110, section 5.6.2).
  var isToken: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "!#$%&'*+-.^_`|~".unicodeScalars.contains(scalar))
      }
  }

  /// Without the white space around a value that is no part of it; libcurl would not send a field that has nothing else.
  fileprivate var trimmed: String { trimmingCharacters(in: CharacterSet(charactersIn: " \t")) }
}
