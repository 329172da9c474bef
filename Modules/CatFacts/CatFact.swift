/// Something worth knowing about cats.
public struct CatFact: Sendable, Hashable {
  /// The fact in English, as the service words it.
  public let fact: String

  /// Makes a fact, for a preview or a test.
  public init(fact: String) {
    self.fact = fact
  }
}

extension CatFact: Decodable {
  private enum CodingKeys: String, CodingKey {
    case fact
  }

  /// Decodes `{"fact": …}`, and throws `DecodingError` if the fact is empty or nothing that can be seen.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    fact = try container.decode(String.self, forKey: .fact)
    guard fact.unicodeScalars.contains(where: \.isVisible) else {
      throw DecodingError.dataCorruptedError(
        forKey: .fact, in: container, debugDescription: "The fact is empty.")
    }
  }
}

extension Unicode.Scalar {
  /// Whether it leaves ink of its own.
  fileprivate var isVisible: Bool {
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return false }
    return switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .unassigned, .surrogate: false
    default: true
    }
  }
}
