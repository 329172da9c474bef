extension Surface {
  /// The part of the surface that `options` ask for.
  public func filtered(_ options: Set<SurfaceOption>) -> Surface {
    if options.contains(.underscored) { return Surface(self, options: options) { _ in true } }
    let names = PromisedNames(in: [self])
    return Surface(givingMembers(among: names), options: options) {
      names.leadTo($0) || names.include($0) && !$0.hidesByUnderscore
    }
  }

  /// The part of the surface that exists on `platform`, without any note about platforms.
  public func on(platform: String) -> Surface {
    if declarations.allSatisfy(\.platforms.isEmpty) { return self }
    let here = declarations.filter { $0.platforms.isEmpty || $0.platforms.contains(platform) }
    return Surface(
      module: module,
      declarations: here.map {
        var declaration = $0
        declaration.platforms = []
        return declaration
      }, unseen: unseen, options: options)
  }

  /// The surface with the platforms in `baseline`: declarations of other platforms stay, and shared ones stay marked.
  public func keepingPlatforms(of baseline: Surface, platform: String) -> Surface {
    let marked = baseline.declarations.filter { !$0.platforms.isEmpty }
    let platforms = Dictionary(
      marked.map { ($0.withoutPlatforms, $0.platforms) }, uniquingKeysWith: { $0 + $1 })
    let own = declarations.map {
      var declaration = $0
      if let known = platforms[$0], known.contains(platform) { declaration.platforms = known }
      return declaration
    }
    let present = Set(declarations)
    let foreign = marked.filter {
      !$0.platforms.contains(platform) && !present.contains($0.withoutPlatforms)
    }
    return Surface(module: module, declarations: own + foreign, unseen: unseen, options: options)
  }
}

extension Declaration {
  /// Whether its own name or that of a type around it begins with an underscore, and so promises nothing.
  ///
  /// Re-exports count as promised, whatever the module is called, and so do types that a header leaves without a name.
  public var hasUnderscoredName: Bool {
    if kind == .moduleImport { return name.hasPrefix("_") && !has(.exported) }
    return (isOperator ? context : context + [name]).contains {
      $0.hasPrefix("_") && $0.count > 1 && !$0.hasPrefix("__Unnamed_")
    }
  }

  /// Whether a label, or the protocol of a conformance, begins with an underscore.
  fileprivate var hidesByUnderscore: Bool {
    if kind.isCallable, (parameters ?? []).contains(where: { $0.label?.hasPrefix("_") == true }) {
      return true
    }
    return kind == .conformance && inheritance.allSatisfy { $0.description.hasPrefix("_") }
  }

  fileprivate var withoutPlatforms: Declaration {
    var declaration = self
    declaration.platforms = []
    return declaration
  }
}

extension DeclarationKind {
  fileprivate var isCallable: Bool { self == .function || self == .initializer || self == .subscript }
}
