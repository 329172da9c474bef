extension Surface {
  /// The modules that this one re-exports, whole or in part, in the order of a baseline.
  public var reexportedModules: [String] {
    declarations.compactMap(\.reexport).reduce(into: []) { names, reexport in
      if names.last != reexport.module { names.append(reexport.module) }
    }
  }

  /// The modules that this one re-exports as a whole.
  public var modulesReexportedWhole: Set<String> {
    Set(declarations.compactMap(\.reexport).filter { $0.name == nil }.map(\.module))
  }

  /// The surface with what clients see through its re-exports, as if it were declared here.
  ///
  /// `resolve` returns the surface of a module; if it returns nil, the re-export stays as it is. A module that the
  /// `other` version imports without re-exporting it stays imported, so that neither version has gained or lost the
  /// import.
  public func resolvingReexports(
    unlike other: Surface? = nil, _ resolve: (_ module: String) -> Surface?
  ) -> Surface {
    if !reexportedModules.contains(where: { resolve($0) != nil }) { return self }
    let resolved = resolvingReexports(below: [module], resolve)
    let reexports = modulesReexportedWhole.subtracting(resolved.reexportedModules)
    let imports = (other?.declarations ?? []).filter {
      $0.kind == .moduleImport && $0.reexport == nil && reexports.contains($0.name)
    }
    return Surface(
      module: module, declarations: resolved.declarations + imports, unseen: resolved.unseen, options: options
    )
  }

  private func resolvingReexports(below path: Set<String>, _ resolve: (String) -> Surface?) -> Surface {
    var own = declarations
    var brought: [Declaration] = []
    var unseen = unseen
    for declaration in declarations {
      guard let reexport = declaration.reexport else { continue }
      // A module that is re-exported in a circle has already brought its declarations.
      let isKnown = path.contains(reexport.module)
      let other = isKnown ? nil : resolve(reexport.module)
      if isKnown || other != nil { own.removeAll { $0 == declaration } }
      guard let other else { continue }
      let whole = other.resolvingReexports(below: path.union([reexport.module]), resolve)
      brought += whole.declarations(named: reexport.name)
      unseen.formUnion(whole.unseen)
    }
    let names = own.namesOfTypes
    // A module's own types hide those of the same name that come from others.
    let visible = brought.filter { !names.contains($0.outermostName) && !own.imports($0) }
    return Surface(module: module, declarations: own + visible, unseen: unseen, options: options)
  }

  /// What a re-export of `name` alone brings: that declaration, and what the module adds to types of other modules.
  private func declarations(named name: String?) -> [Declaration] {
    guard let name else { return declarations }
    let types = namesOfOwnTypes
    return declarations.filter { declaration in
      switch declaration.kind {
      case .moduleImport: declaration.reexport == nil
      default:
        declaration.outermostName == name
          || !declaration.context.isEmpty && !types.contains(declaration.outermostName)
      }
    }
  }
}

extension Declaration {
  /// The module that the declaration re-exports, and the name if it re-exports only one.
  fileprivate var reexport: (module: String, name: String?)? {
    guard kind == .moduleImport, has(.exported) else { return nil }
    let parts = name.split(separator: ".", maxSplits: 1).map { String($0) }
    return parts.first.map { ($0, parts.dropFirst().first) }
  }

  /// The name of the outermost type around the declaration, or its own name.
  fileprivate var outermostName: String { context.first ?? name }
}

extension Surface {
  /// The names of the types and aliases that are in no other type.
  public var namesOfOwnTypes: Set<String> { declarations.namesOfTypes }
}

extension [Declaration] {
  fileprivate var namesOfTypes: Set<String> {
    Set(filter { $0.context.isEmpty && ($0.kind.isType || $0.kind == .typeAlias) }.map(\.name))
  }

  /// Whether `other` is an import of a module that is imported or re-exported here already.
  fileprivate func imports(_ other: Declaration) -> Bool {
    other.kind == .moduleImport && contains { $0.kind == .moduleImport && $0.name == other.name }
  }
}
