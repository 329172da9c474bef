import Foundation

/// A declaration of a symbol graph.
struct SymbolFacts: Decodable {
  private enum Key: String, CodingKey {
    case kind, identifier, accessLevel, pathComponents, location, declarationFragments
  }

  private struct Kind: Decodable { let identifier: String }
  private struct Identifier: Decodable { let precise: String }

  private struct Fragment: Decodable {
    let kind: String
    let spelling: String
    let preciseIdentifier: String?
  }

  private struct Location: Decodable {
    struct Position: Decodable { let line: Int }
    let uri: String
    let position: Position
  }

  let kind: String
  let identifier: String
  let title: String
  let isPublic: Bool
  let place: SourcePlace?
  /// The types that the declaration's fragments name.
  let types: [NamedType]

  init(from decoder: any Decoder) throws {
    let symbol = try decoder.container(keyedBy: Key.self)
    kind = try symbol.decode(Kind.self, forKey: .kind).identifier
    identifier = try symbol.decode(Identifier.self, forKey: .identifier).precise
    title = try symbol.decodeIfPresent([String].self, forKey: .pathComponents)?.joined(separator: ".") ?? ""
    isPublic = try ["public", "open"].contains(symbol.decode(String.self, forKey: .accessLevel))
    place = try symbol.decodeIfPresent(Location.self, forKey: .location).map {
      SourcePlace(file: URL(string: $0.uri)?.path ?? $0.uri, line: $0.position.line + 1)
    }
    let fragments = try symbol.decodeIfPresent([Fragment].self, forKey: .declarationFragments) ?? []
    types = fragments.filter { ["typeIdentifier", "attribute"].contains($0.kind) }.compactMap { fragment in
      fragment.preciseIdentifier.map { NamedType(identifier: $0, name: fragment.spelling) }
    }
  }
}
