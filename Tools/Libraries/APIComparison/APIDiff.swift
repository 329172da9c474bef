public import PublicAPI

/// Two versions of a module's API, each with its index, and what differs between them.
///
/// It is made once for each comparison: rules, clients and the judge take it, and none of them compares again.
public struct APIDiff: Sendable {
  /// The version that clients have.
  public let old: SurfaceIndex
  /// The version that they get.
  public let new: SurfaceIndex
  /// The surfaces of both.
  public let surfaces: (old: Surface, new: Surface)
  /// The declarations that only one of them has.
  public let declarations: DeclarationDiff
  /// What changed, and the types around it.
  public let touched: TouchedDeclarations

  /// Compares two surfaces whose clients also have what is in `library`.
  ///
  /// Whoever knows already which `declarations` only one of them has says so.
  public init(
    old: Surface, new: Surface, beside library: SystemLibrary, declarations: DeclarationDiff? = nil
  ) {
    surfaces = (old, new)
    let declarations = declarations ?? DeclarationDiff(old: old, new: new)
    self.declarations = declarations
    self.old = SurfaceIndex(old.declarations, beside: library)
    self.new =
      old.declarations == new.declarations ? self.old : SurfaceIndex(new.declarations, beside: library)
    touched = TouchedDeclarations(between: old, and: new, declarations)
  }

  /// The imports of the old version that the new one lacks.
  public var lostImports: [Declaration] { declarations.removed.filter { $0.kind == .moduleImport } }

  /// The name of the module.
  public var module: String { surfaces.old.module }

  /// What clients know besides.
  public var library: SystemLibrary { old.library }
}
