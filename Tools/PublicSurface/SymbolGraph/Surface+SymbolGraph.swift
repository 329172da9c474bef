public import Foundation

extension Surface {
  /// Reads a module's surface from its symbol graphs, `Module.symbols.json` and every `Module@Other.symbols.json`.
  ///
  /// Two more texts show what graphs do not, and what is missing without them is listed in ``unseen``:
  /// `interface`, which the compiler emits, says which imports are re-exported; `synthesizedInterface`, which
  /// `swift-synthesize-interface` prints, has the internal imports too, through which members reach clients.
  ///
  /// Throws a ``SurfaceError`` that names the damaged graph.
  public init(
    module: String, graphs: [(name: String, data: Data)], interface: String?,
    synthesizedInterface: String? = nil
  ) throws {
    let decoded = try graphs.map { try SymbolGraph.decode($0.data, name: $0.name) }
    let facts = InterfaceFacts(in: [interface, synthesizedInterface].compactMap(\.self))
    let declarations = facts.supplement(SurfaceBuilder.declarations(of: decoded, module: module))
    var unseen: Set<UnseenFact> = []
    if interface == nil { unseen.insert(.reexports) }
    if interface == nil, synthesizedInterface == nil { unseen = Set(UnseenFact.allCases) }
    self.init(module: module, declarations: declarations, unseen: unseen)
  }
}

extension SymbolGraph {
  /// The format versions that this reader was written for.
  private static let supportedMajorVersion = 0

  fileprivate static func decode(_ data: Data, name: String) throws -> SymbolGraph {
    let graph: SymbolGraph
    do {
      graph = try data.withUnsafeBytes(SymbolGraphReader.graph)
    } catch {
      throw SurfaceError.damagedGraph(file: name, reason: String(describing: error))
    }
    guard let major = graph.majorVersion else {
      throw SurfaceError.damagedGraph(file: name, reason: "it names no format version")
    }
    guard major == supportedMajorVersion else {
      throw SurfaceError.unknownGraphFormat(file: name, found: major, expected: supportedMajorVersion)
    }
    return graph
  }
}
