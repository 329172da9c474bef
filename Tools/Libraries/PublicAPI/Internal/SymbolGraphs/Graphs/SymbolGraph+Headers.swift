extension SymbolGraph {
  /// The symbols that `headers` also has, with their locations there; `headers` is the graph that clang extracts.
  ///
  /// The graph of a module in C also has everything that its headers include from the system.
  func declared(in headers: SymbolGraph) -> SymbolGraph {
    let places = Dictionary(headers.symbols.map { ($0.usr, $0.location) }) { first, _ in first }
    let parents = Dictionary(
      relationships.filter { $0.kind == "memberOf" }.map { ($0.source, $0.target) },
      uniquingKeysWith: { first, _ in first })
    var graph = self
    graph.symbols = symbols.compactMap { symbol in
      // Members that Swift protocols give a type say nothing about the header.
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
  /// The declaration with `@nonexhaustive` if it is an enumeration in C that may grow.
  ///
  /// Swift knows that, but does not print it.
  var importedFromC: Declaration {
    guard kind == .enumeration, !has(.frozen) else { return self }
    var declaration = self
    declaration.attributes.append(.known(.nonexhaustive))
    declaration.normalise()
    return declaration
  }
}
