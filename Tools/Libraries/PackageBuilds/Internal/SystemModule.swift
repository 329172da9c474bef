import PublicAPI

/// What one of the toolchain's modules declares that can decide what other modules' declarations mean, as it is kept.
struct SystemModule: Codable {
  private let baseline: String
  /// The modules to whose types it adds members.
  let extended: [String]

  /// Keeps all but the members of its own types that are no protocols; what it adds to those of others may be a protocol's.
  init(_ module: (surface: Surface, extended: [String])) {
    let declarations = module.surface.declarations
    let types = Set(declarations.filter { $0.kind.isType && $0.kind != .protocol }.map(\.path))
    let kept = declarations.filter { declaration in
      declaration.kind.isType || [.typeAlias, .conformance].contains(declaration.kind)
        || !types.contains(declaration.contextPath)
    }
    baseline = Surface(module: module.surface.module, declarations: kept).baseline
    extended = module.extended
  }

  /// The surface with what was kept.
  func surface() throws -> Surface { try Surface(baseline: baseline, file: "the toolchain's modules") }
}
