extension SymbolGraph {
  /// The part that `headers` declare, the graph that clang makes of them, each symbol where it is declared there.
  ///
  /// A module in C seems to have all that its headers include of the system's.
  func declared(in headers: SymbolGraph) -> SymbolGraph {
    let places = Dictionary(headers.symbols.map { ($0.usr, $0.location) }) { first, _ in first }
    let parents = Dictionary(
      relationships.filter { $0.kind == "memberOf" }.map { ($0.source, $0.target) },
      uniquingKeysWith: { first, _ in first })
    var graph = self
    graph.symbols = symbols.compactMap { symbol in
      // What protocols of Swift's give a type says nothing about the header.
      if symbol.usr.contains("::SYNTHESIZED::") { return nil }
      guard let known = sequence(first: symbol.usr, next: { parents[$0] }).first(where: { places[$0] != nil })
      else { return nil }
      var symbol = symbol
      symbol.location = places[known] ?? nil
      return symbol
    }
    return graph
  }
}

extension Declaration {
  /// The declaration with what Swift knows of one in C and does not print: an enumeration may grow unless it says not.
  var importedFromC: Declaration {
    guard kind == .enumeration, !has(.frozen) else { return self }
    var declaration = self
    declaration.attributes.append(.known(.nonexhaustive))
    declaration.normalise()
    return declaration
  }
}
