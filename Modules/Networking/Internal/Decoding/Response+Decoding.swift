import Foundation

extension Response {
  /// The body as a value of `type`.
  func decoded<Value: Decodable>(as type: Value.Type) throws(NetworkError) -> Value {
    do {
      guard !body.withUnsafeBytes(MarkRuns.areFound) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: [], debugDescription: "A letter carries too many marks."))
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
