public import Foundation

extension ModuleSurface {
  /// Reads the symbol graphs of `module`, which have to be extracted at the internal access level; `size` declarations are
  /// public.
  ///
  /// Paths of files in the folder `package` are relative to it. Throws a ``LayerError`` if a graph cannot be decoded.
  public init(of module: String, size: Int, graphs: [(name: String, data: Data)], in package: String) throws {
    var symbols: [SymbolFacts] = []
    var relations: [SymbolRelation] = []
    for graph in graphs {
      do {
        let found = try JSONDecoder().decode(SymbolFile.self, from: graph.data)
        symbols += found.symbols
        relations += found.relationships
      } catch {
        throw LayerError.unreadableGraph(module: module, reason: "\(error)")
      }
    }
    let own = Set(symbols.map(\.identifier))
    let inherited = Dictionary(grouping: relations.filter(\.isInheritance), by: \.source)
    let isVisible = Self.visibility(of: symbols, relations)
    var seen: Set<String> = []
    var shown: [Mention] = []
    var uses: [String: Int] = [:]
    var headerTypes: [Set<String>] = []
    let declared = symbols.filter { $0.kind != "swift.extension" && seen.insert($0.identifier).inserted }
    for symbol in declared {
      let named = symbol.types + (inherited[symbol.identifier] ?? []).map(\.type)
      var foreign: [String: Set<String>] = [:]
      for type in named where !own.contains(type.identifier) {
        if let owner = type.module, owner != module { foreign[owner, default: []].insert(type.name) }
      }
      for (owner, types) in foreign {
        if owner.isEmpty { headerTypes.append(types) } else { uses[owner, default: 0] += 1 }
        guard isVisible(symbol) else { continue }
        shown.append(
          Mention(
            declaration: symbol.title, module: owner.isEmpty ? nil : owner, types: types.sorted(),
            place: symbol.place?.inside(package)))
      }
    }
    self.uses = uses
    self.headerTypes = headerTypes
    self.shown = shown.sorted {
      ($0.declaration, $0.module ?? "", $0.types.joined()) < (
        $1.declaration, $1.module ?? "", $1.types.joined()
      )
    }
    publicDeclarations = size
    declarations = size + declared.count { !isVisible($0) }
  }

  /// Whether clients see a declaration: whatever it says itself, they do not where a type around it is internal.
  private static func visibility(of symbols: [SymbolFacts], _ relations: [SymbolRelation]) -> (SymbolFacts) ->
    Bool
  {
    let hidden = Set(symbols.filter { !$0.isPublic }.map(\.identifier))
    let owners = Dictionary(relations.filter(\.isMembership).map { ($0.source, $0.type.identifier) }) { $1 }
    return { symbol in
      var next: String? = symbol.identifier
      var passed: Set<String> = []
      while let identifier = next, passed.insert(identifier).inserted {
        if hidden.contains(identifier) { return false }
        next = owners[identifier]
      }
      return true
    }
  }
}
