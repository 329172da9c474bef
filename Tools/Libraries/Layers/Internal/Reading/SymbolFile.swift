/// A symbol graph, as far as it tells what signatures name.
struct SymbolFile: Decodable {
  let symbols: [SymbolFacts]
  let relationships: [SymbolRelation]
}
