import Lookup
import Surfaces

/// The types of other modules that what differs between two versions belongs to, inherits from or conforms to, with
/// what these have: clients meet it there.
struct ForeignTypes {
  private let library: SystemLibrary
  /// What the types of the module itself name behind their colons, by the type.
  private let own: [String: [String]]
  private var visited: Set<String> = []
  private var open: Set<String> = []
  private var found: Set<String> = []
  private var surfaces: [Surface] = []

  /// Finds them in what the two `sides` import, as far as `surface` gives it and they are not in `library`.
  init(
    of sides: (old: Surface, new: Surface), beside library: SystemLibrary,
    in surface: (_ module: String) -> Surface?
  ) {
    self.library = library
    let declarations = sides.old.declarations + sides.new.declarations
    own = declarations.parents
    let differences =
      sides.old.declarations(missingIn: sides.new) + sides.new.declarations(missingIn: sides.old)
    for declaration in differences where declaration.kind != .moduleImport {
      if declaration.kind.isType { visit(declaration.path) }
      visit(declaration.contextPath)
    }
    for (type, parents) in own where !visited.isDisjoint(with: parents) { visit(type) }
    var modules = (sides.old.imports + sides.new.imports).reversed() as [String]
    var seen = Set([sides.old.module])
    while !open.isEmpty, let module = modules.popLast() {
      guard seen.insert(module).inserted, let next = surface(module) else { continue }
      surfaces.append(next)
      modules += next.imports
      resolve()
    }
  }

  /// The types, and what they have.
  var declarations: [Declaration] {
    surfaces.flatMap(\.declarations).filter {
      $0.kind.isType && found.contains($0.path) || found.contains($0.contextPath)
    }
  }

  private mutating func visit(_ path: String) {
    guard !path.isEmpty, visited.insert(path).inserted else { return }
    if let parents = own[path] {
      for parent in parents { visit(parent) }
    } else if !library.hasType(named: path) {
      open.insert(path)
    }
  }

  private mutating func resolve() {
    let declarations = surfaces.flatMap(\.declarations)
    let types = Set(declarations.filter(\.kind.isType).map(\.path))
    let parents = declarations.parents
    while let next = open.intersection(types).first {
      open.remove(next)
      found.insert(next)
      for parent in parents[next] ?? [] { visit(parent) }
    }
  }
}

extension Surface {
  /// The modules that its interface names or re-exports.
  fileprivate var imports: [String] { declarations.filter { $0.kind == .moduleImport }.map(\.name) }
}

extension [Declaration] {
  /// The types that are named behind the colons of types and of their extensions, by the type.
  fileprivate var parents: [String: [String]] {
    reduce(into: [:]) { parents, declaration in
      let names = declaration.inheritance.flatMap(\.members).compactMap(\.path)
      if declaration.kind.isType { parents[declaration.path, default: []] += names }
      if declaration.kind == .conformance { parents[declaration.contextPath, default: []] += names }
    }
  }
}
