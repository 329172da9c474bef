import Foundation

extension Response {
  /// The body as a value of `type`.
  func decoded<Value: Decodable>(as type: Value.Type) throws(NetworkError) -> Value {
    do {
      guard isUTF8 else { throw Self.corruption("The text is not in UTF-8.") }
      guard !MarkRuns.areFound(in: body) else {
        throw Self.corruption("A letter carries too many marks.")
      }
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw NetworkError.decoding(
        type: String(describing: type),
        path: (error as? DecodingError)?.context.map { Self.path($0.codingPath) } ?? "",
        description: (error as? DecodingError)?.context?.debugDescription ?? String(describing: error),
        body: body.prefix(1024))
    }
  }

  /// Whether a decoder will take the body for UTF-8, the only form that JSON has between strangers (RFC 8259, section
  /// 8.1): in each of the others the first four bytes of a document, marked or not, have a zero among them.
  private var isUTF8: Bool { !body.prefix(4).contains(0) }

  private static func corruption(_ description: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: description))
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}

extension DecodingError {
  fileprivate var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default:
      nil
    }
  }
}
