import PublicAPI

/// A stored module of the toolchain, with what can change the meaning of other modules' declarations.
struct SystemModule: Codable {
  private let baseline: String
  /// The modules to whose types it adds members.
  let extended: [String]

  /// Keeps everything except members of its own types, unless these are protocols, or the members give a value of the
  /// type by a dot and their name.
  ///
  /// Members that it adds to types of other modules may be those of a protocol.
  init(_ module: (surface: Surface, extended: [String])) {
    let declarations = module.surface.declarations
    let types = Set(declarations.filter { $0.kind.isType && $0.kind != .protocol }.map(\.path))
    let kept = declarations.filter { declaration in
      declaration.kind.isType || [.typeAlias, .conformance].contains(declaration.kind)
        || !types.contains(declaration.contextPath) || declaration.givesTypeAround
    }
    baseline = Surface(module: module.surface.module, declarations: kept).baseline
    extended = module.extended
  }

  /// The surface with what was kept.
  func surface() throws -> Surface { try Surface(baseline: baseline, file: "the toolchain's modules") }
}
