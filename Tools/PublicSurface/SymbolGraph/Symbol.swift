/// A symbol of a symbol graph.
struct Symbol: Decodable {
  struct Identifier: Decodable {
    let precise: String
  }
  struct Kind: Decodable {
    let identifier: String
  }
  struct Fragment: Decodable {
    let kind: String
    let spelling: String
  }
  struct Extension: Decodable {
    let extendedModule: String
    let constraints: [SymbolConstraint]?
  }
  struct Generics: Decodable {
    let constraints: [SymbolConstraint]?
  }
  struct Location: Decodable {
    struct Position: Decodable {
      let line: Int
    }
    let uri: String
    let position: Position
  }

  let identifier: Identifier
  let kind: Kind
  let pathComponents: [String]
  let accessLevel: String
  let declarationFragments: [Fragment]?
  let availability: [SymbolAvailability]?
  let swiftExtension: Extension?
  let swiftGenerics: Generics?
  let location: Location?
  let docComment: SymbolDocumentation?

  /// The declaration as the compiler prints it.
  var text: String {
    (declarationFragments ?? []).map(\.spelling).joined()
  }
}
