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

  /// Decodes `{"fact": …}`, and throws `DecodingError` if the fact is empty or nothing but white space.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    fact = try container.decode(String.self, forKey: .fact)
    guard fact.contains(where: { !$0.isWhitespace }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .fact, in: container, debugDescription: "The fact is empty.")
    }
  }
}
