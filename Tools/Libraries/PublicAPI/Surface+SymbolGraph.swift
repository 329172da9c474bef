public import Foundation

extension Surface {
  /// Reads a module's surface from its symbol graphs, `Module.symbols.json` and every `Module@Other.symbols.json`.
  ///
  /// `interface`, which the compiler emits, shows what symbol graphs do not show: re-exports, operators, `~Copyable`,
  /// `noasync`, getters that lend, functions that run where their callers do, and what classes inherit. Of these,
  /// `synthesizedInterface`, which `swift-synthesize-interface` prints, shows operators, `~Copyable` and `noasync`.
  /// What is missing without them is listed in ``unseen``.
  ///
  /// Graphs with `allLevels` were extracted at the internal or private level. They also have the public declarations
  /// that the extractor hides because their own name or that of a parameter begins with an underscore, or because their
  /// documentation is for fewer readers.
  ///
  /// For a module in C, `headers` has the graph that clang extracts from its own headers, and the modules that these
  /// include. Then only the declarations in that graph count, and those modules as re-exports.
  ///
  /// Throws an error whose sentence names the damaged graph.
  public init(
    module: String, graphs: [(name: String, data: Data)], allLevels: Bool = false, interface: String?,
    synthesizedInterface: String? = nil, headers: (name: String, data: Data, includes: [String])? = nil,
    options: Set<SurfaceOption> = []
  ) throws {
    var decoded = try graphs.map { try SymbolGraph.decode($0.data, name: $0.name) }
    if let headers {
      let own = try SymbolGraph.decode(headers.data, name: headers.name)
      let declarations = SurfaceBuilder.declarations(of: decoded.map { $0.declared(in: own) }, module: module)
      self.init(
        module: module,
        declarations: declarations.map(\.importedFromC) + headers.includes.map(Declaration.reexport))
      return
    }
    if allLevels {
      decoded = [SymbolGraph(publicSymbolsOf: decoded, includesSPI: options.contains(.spi))]
    } else {
      // `@_documentation(visibility: public)` makes the extractor show symbols that are not public.
      for index in decoded.indices {
        decoded[index].symbols.removeAll { !$0.isPublic || $0.isSPI && !options.contains(.spi) }
      }
    }
    let facts = InterfaceFacts(
      in: [interface, synthesizedInterface].compactMap(\.self), module: module,
      showsProjections: interface != nil)
    let declarations = facts.supplement(SurfaceBuilder.declarations(of: decoded, module: module))
    var unseen: Set<UnseenFact> = []
    if interface == nil {
      unseen.formUnion([.reexports, .classInheritance, .callersExecutor, .lendingGetters])
    }
    if interface == nil, synthesizedInterface == nil { unseen = Set(UnseenFact.allCases) }
    self.init(module: module, declarations: declarations, unseen: unseen)
  }

  /// Whether symbol graphs may leave out public declarations that `interface` shows.
  ///
  /// The extractor treats a declaration as private if its name, or that of a parameter, begins with an underscore. It
  /// then also leaves out all members of such a type, and the inheritance from such a superclass.
  public static func mayBeHidden(in interface: String) -> Bool {
    let text = Data(interface.utf8)
    let types = ["actor", "class", "enum", "protocol", "struct"].map { Data("\($0) _".utf8) }
    return types.contains { text.range(of: $0) != nil } || UnderscoredParameters.occur(in: interface)
      || inheritsUnderscored(in: interface)
  }

  private static func inheritsUnderscored(in interface: String) -> Bool {
    Data(interface.utf8).range(of: Data("._".utf8)) != nil
      && interface.split(separator: "\n").contains { $0.contains("class ") && $0.contains(/: \w+\._/) }
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
      throw SymbolGraphError.damaged(file: name, reason: String(describing: error))
    }
    guard let major = graph.majorVersion else {
      throw SymbolGraphError.damaged(file: name, reason: "it names no format version")
    }
    guard major == supportedMajorVersion else {
      throw SymbolGraphError.unknownFormat(file: name, found: major, expected: supportedMajorVersion)
    }
    return graph
  }
}
