/// The parts of a symbol graph that tell which types signatures name.
struct SymbolFile: Decodable {
  let symbols: [SymbolFacts]
  let relationships: [SymbolRelation]
}
