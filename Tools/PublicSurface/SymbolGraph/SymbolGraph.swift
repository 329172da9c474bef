/// A symbol graph file as `swift-symbolgraph-extract` writes it, as far as a surface needs it.
struct SymbolGraph: Decodable {
  struct Metadata: Decodable {
    struct Version: Decodable {
      let major: Int
      let minor: Int
    }
    let formatVersion: Version
    let generator: String?
  }

  struct Module: Decodable {
    let name: String
  }

  let metadata: Metadata
  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]
}
