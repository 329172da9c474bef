/// The public surface of one module: all that a client can name or rely on.
public struct Surface: Sendable {
  /// The module's name.
  public let module: String
  /// The declarations in the order of a baseline, each once.
  public let declarations: [Declaration]
  /// How many declarations have a name of their own: all but conformances and imports.
  public var size: Int { declarations.count(where: \.kind.isCounted) }
  /// The kinds of fact that the sources of this surface do not show.
  public let unseen: Set<UnseenFact>
  /// What was asked for when the surface was read.
  public let options: Set<SurfaceOption>
  /// The types that signatures of other modules show to clients, whatever their names are.
  var exposedTypes: Set<String> = []
  /// The lines of a baseline, one for each declaration.
  let lines: [String]

  /// Makes a surface; neither the order of `declarations` nor repetitions matter.
  public init(
    module: String, declarations: [Declaration], unseen: Set<UnseenFact> = [],
    options: Set<SurfaceOption> = []
  ) {
    self.module = module
    self.unseen = unseen
    self.options = options
    var known = Set<Declaration>(minimumCapacity: declarations.count)
    var entries: [BaselineEntry] = []
    entries.reserveCapacity(declarations.count)
    for declaration in declarations {
      if known.insert(declaration).inserted { entries.append(BaselineEntry(declaration)) }
    }
    entries.sort()
    self.declarations = entries.map(\.declaration)
    lines = entries.map(\.line)
  }

  /// Makes a surface of declarations that are in order already, each with its line.
  init(module: String, ordered declarations: [Declaration], lines: [String], options: Set<SurfaceOption>) {
    self.module = module
    self.declarations = declarations
    self.lines = lines
    self.options = options
    unseen = []
  }

  /// Makes the part of `surface` that `isKept` accepts, in the same order.
  init(_ surface: Surface, options: Set<SurfaceOption>, where isKept: (Declaration) -> Bool) {
    module = surface.module
    unseen = surface.unseen
    self.options = options
    let kept = surface.declarations.indices.filter { isKept(surface.declarations[$0]) }
    let isWhole = kept.count == surface.declarations.count
    declarations = isWhole ? surface.declarations : kept.map { surface.declarations[$0] }
    lines = isWhole ? surface.lines : kept.map { surface.lines[$0] }
    exposedTypes = surface.exposedTypes
  }

  /// The types called one of `names`, which signatures of other modules show to clients, with their members.
  public func part(of names: Set<String>) -> Surface {
    var part = Surface(self, options: options) {
      $0.kind != .moduleImport && names.contains($0.context.first ?? $0.name)
    }
    part.exposedTypes = names
    return part
  }

  /// The surface with what its baseline leaves out.
  ///
  /// `supplement` takes the index of a declaration, and completes it with what does not count when two surfaces are
  /// compared: its location, its mangled name, and the modules of types.
  func supplemented(unseen: Set<UnseenFact>, by supplement: (Int, inout Declaration) -> Void) -> Surface {
    Surface(self, unseen: unseen, change: supplement)
  }

  private init(_ surface: Surface, unseen: Set<UnseenFact>, change: (Int, inout Declaration) -> Void) {
    module = surface.module
    self.unseen = unseen
    options = surface.options
    var declarations = surface.declarations
    for index in declarations.indices { change(index, &declarations[index]) }
    self.declarations = declarations
    lines = surface.lines
    exposedTypes = surface.exposedTypes
  }

  /// The surface with `declarations` of other modules beside its own.
  public func adding(_ declarations: [Declaration]) -> Surface {
    var surface = Surface(
      module: module, declarations: self.declarations + declarations, unseen: unseen, options: options)
    surface.exposedTypes = exposedTypes
    return surface
  }

  /// The declarations that `other` lacks.
  public func declarations(missingIn other: Surface) -> [Declaration] {
    let known = Set(other.declarations)
    return declarations.filter { !known.contains($0) }
  }
}
