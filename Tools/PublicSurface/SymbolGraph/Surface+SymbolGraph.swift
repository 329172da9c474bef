public import Foundation

extension Surface {
  /// Reads a module's surface from its symbol graphs, `Module.symbols.json` and every `Module@Other.symbols.json`.
  ///
  /// `interface` is the module's textual interface; it shows what graphs do not: operators, re-exports, `~Copyable`
  /// on a type and `noasync`. Without it those are listed in ``notChecked``.
  ///
  /// Throws a ``SurfaceError`` that names the damaged graph.
  public init(module: String, graphs: [(name: String, data: Data)], interface: String?) throws {
    let decoded = try graphs.map { try SymbolGraph.decode($0.data, name: $0.name) }
    var declarations = SurfaceBuilder.declarations(of: decoded, module: module)
    if let interface {
      declarations = InterfaceReader.supplement(declarations, from: interface)
      self.init(module: module, declarations: declarations)
    } else {
      self.init(
        module: module, declarations: declarations, notChecked: InterfaceReader.factsOnlyInterfacesShow)
    }
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
