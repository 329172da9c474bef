public import PublicAPI

/// The types of other modules that what differs between two versions belongs to, inherits from or conforms to, with
/// what these have, and what has the name of something new: clients meet it there.
public struct ForeignTypes: Sendable {
  private let library: SystemLibrary
  /// The types of the module itself.
  private let own: Set<String>
  /// What these, and extensions of others, name behind their colons, by the type.
  private let parents: [String: [String]]
  private var visited: Set<String> = []
  private var open: Set<String> = []
  /// Those whose names the library has, too.
  private var unlikely: Set<String> = []
  private var found: Set<String> = []
  private var surfaces: [Surface] = []
  /// The names that something new has, which stand by themselves.
  private let taken: Set<String>

  /// Finds them in what the two `sides` import, of which the `difference` is known, as far as `surface` gives it and they are not in `library`.
  public init(
    of sides: (old: Surface, new: Surface), _ difference: DeclarationDiff, beside library: SystemLibrary,
    in surface: (_ module: String) -> Surface?
  ) {
    self.library = library
    let declarations = sides.old.declarations + sides.new.declarations
    own = Set(declarations.filter(\.kind.isType).map(\.path))
    parents = declarations.parents
    taken = Set(difference.added.filter(\.standsByItself).map(\.name))
      .subtracting(sides.old.declarations.filter(\.context.isEmpty).map(\.name))
    for declaration in difference.removed + difference.added
    where declaration.kind != .moduleImport {
      if declaration.kind.isType { visit(declaration.path) }
      visit(declaration.contextPath)
    }
    let touched = visited
    for (type, parents) in parents where !touched.isDisjoint(with: parents) { visit(type) }
    for argument in declarations.arguments(ofDynamicTypes: visited) { visit(argument) }
    let direct = Set(sides.old.imports)
    var modules = (sides.old.imports + sides.new.imports).reversed() as [String]
    var seen = Set([sides.old.module])
    while let module = modules.popLast() {
      guard !open.isEmpty || !taken.isEmpty && direct.contains(module), seen.insert(module).inserted,
        let next = surface(module)
      else { continue }
      surfaces.append(next)
      modules += next.imports
      resolve()
    }
  }

  /// The types, and what they have.
  public var declarations: [Declaration] {
    surfaces.flatMap(\.declarations).filter {
      $0.kind.isType && found.contains($0.path) || found.contains($0.contextPath)
        || $0.kind == .function && $0.context.isEmpty && !found.isDisjoint(with: $0.namesOfTypes)
    }
  }

  /// What the other modules declare under the names of something new, by the module.
  public var namesakes: [Surface] {
    surfaces.map { surface in
      Surface(
        module: surface.module,
        declarations: surface.declarations.filter { $0.context.isEmpty && taken.contains($0.name) })
    }.filter { !$0.declarations.isEmpty }
  }

  private mutating func visit(_ path: String) {
    guard !path.isEmpty, visited.insert(path).inserted else { return }
    for parent in parents[path] ?? [] { inherit(parent) }
    if own.contains(path) { return }
    if library.hasType(named: path) {
      unlikely.insert(path)
    } else {
      open.insert(path)
    }
  }

  /// Visits what stands behind a colon, which is another module's where the library has nothing of the name to inherit.
  private mutating func inherit(_ path: String) {
    visit(path)
    guard let known = library.type(at: path), known.kind != .protocol, known.kind != .class else { return }
    if unlikely.remove(path) != nil { open.insert(path) }
  }

  private mutating func resolve() {
    let declarations = surfaces.flatMap(\.declarations)
    let types = Set(declarations.filter(\.kind.isType).map(\.path))
    let protocols = declarations.filter { $0.kind == .protocol }.map(\.path)
    let behind = declarations.parents
    while let next = open.union(unlikely).intersection(types).first {
      open.remove(next)
      unlikely.remove(next)
      found.insert(next)
      for parent in behind[next] ?? [] { inherit(parent) }
      // Whoever conforms to one protocol may conform to others that refine what that refines.
      for sibling in protocols where behind[sibling]?.contains(next) ?? false { visit(sibling) }
    }
  }
}

extension Surface {
  /// The modules that its interface names or re-exports.
  fileprivate var imports: [String] {
    // Where only one name in it is re-exported, that stands behind a dot.
    declarations.filter { $0.kind == .moduleImport }.map { String($0.name.prefix { $0 != "." }) }
  }
}

extension Declaration {
  /// Whether code may find it by its name alone where it finds what is outside of all types.
  fileprivate var standsByItself: Bool {
    switch kind {
    case .conformance, .moduleImport, .enumerationCase, .initializer, .subscript: false
    case _ where kind.isType || kind == .typeAlias || kind == .associatedType: true
    default: context.isEmpty
    }
  }
}

extension [Declaration] {
  /// The types that signatures name beside those of `paths` that look members up in others.
  fileprivate func arguments(ofDynamicTypes paths: Set<String>) -> [String] {
    let dynamic = Set(filter { $0.has(.dynamicMemberLookup) && paths.contains($0.path) }.map(\.name))
    return dynamic.isEmpty ? [] : map(\.namesOfTypes).filter { !$0.isDisjoint(with: dynamic) }.flatMap(\.self)
  }

  /// The types that are named behind the colons of types and of their extensions, by the type.
  fileprivate var parents: [String: [String]] {
    reduce(into: [:]) { parents, declaration in
      let names = declaration.inheritance.flatMap(\.members).compactMap(\.path)
      if declaration.kind.isType { parents[declaration.path, default: []] += names }
      if declaration.kind == .conformance { parents[declaration.contextPath, default: []] += names }
    }
  }
}
