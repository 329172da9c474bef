import Foundation

extension CountedSymbol {
  /// The symbols of the symbol graph in `file`, without its extension symbols.
  static func all(in graph: Data, file: String) throws(StatisticsError) -> [CountedSymbol] {
    do {
      return try JSONDecoder().decode(Graph.self, from: graph).symbols.filter { $0.kind != "swift.extension" }
    } catch let error as DecodingError {
      throw .damagedGraph(file: file, reason: error.reason)
    } catch {
      throw .damagedGraph(file: file, reason: "\(error)")
    }
  }

  private struct Graph: Decodable {
    let symbols: [CountedSymbol]
  }
}

extension CountedSymbol: Decodable {
  private enum Key: String, CodingKey {
    case kind, identifier, accessLevel, pathComponents, spi, docComment, declarationFragments
  }

  private struct Kind: Decodable {
    let identifier: String
  }

  private struct Identifier: Decodable {
    let precise: String
  }

  private struct Fragment: Decodable {
    let kind: String
    let spelling: String
    let preciseIdentifier: String?
  }

  init(from decoder: any Decoder) throws {
    let symbol = try decoder.container(keyedBy: Key.self)
    let path = try symbol.decodeIfPresent([String].self, forKey: .pathComponents) ?? []
    let fragments = try symbol.decodeIfPresent([Fragment].self, forKey: .declarationFragments) ?? []
    let mentioned = fragments.filter { $0.kind == "typeIdentifier" }.compactMap { fragment in
      fragment.preciseIdentifier.map { ($0, fragment.spelling) }
    }
    kind = try symbol.decodeIfPresent(Kind.self, forKey: .kind)?.identifier ?? ""
    identifier = try symbol.decodeIfPresent(Identifier.self, forKey: .identifier)?.precise ?? ""
    accessLevel = try symbol.decodeIfPresent(String.self, forKey: .accessLevel) ?? ""
    title = path.joined(separator: ".")
    scopes = path.indices.dropFirst().map { path[..<$0].joined(separator: ".") }
    name = String((path.last ?? "").prefix { $0 != "(" })
    isDocumented = symbol.contains(.docComment)
    isSPI = try symbol.decodeIfPresent(Bool.self, forKey: .spi) ?? false
    isUnderscored = path.contains { $0.hasPrefix("_") }
    mentionedTypes = Dictionary(mentioned, uniquingKeysWith: { $1 })
  }
}

extension DecodingError {
  /// The reason of the error, without its coding path.
  fileprivate var reason: String {
    switch self {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context.debugDescription.trimmingCharacters(in: ["."])
    @unknown default: "it has another shape than expected"
    }
  }
}
