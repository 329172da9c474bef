import Lookup
import Surfaces

/// The classes of other modules that a module's own inherit from, whose members clients meet in these.
struct ForeignSuperclasses {
  private var names: Set<String> = []
  private var surfaces: [Surface] = []

  /// Finds those of both `sides` of a comparison in what these import, as far as `surface` gives it, but for those that
  /// are in `library`.
  init(of sides: [Surface], beside library: SystemLibrary, in surface: (_ module: String) -> Surface?) {
    let own = sides.flatMap(\.declarations)
    let types = Set(own.filter(\.kind.isType).map(\.path))
    var open = Set(own.compactMap(\.superclass)).subtracting(types)
    var modules = sides.flatMap(\.imports)
    var seen = Set(sides.map(\.module))
    var classes: [Declaration] = []
    while open.contains(where: { !library.hasType(named: $0) }), let module = modules.popLast() {
      guard seen.insert(module).inserted, let found = surface(module) else { continue }
      surfaces.append(found)
      modules += found.imports
      classes += found.declarations.filter { $0.kind == .class }
      while let next = classes.first(where: { open.contains($0.path) }) {
        open.remove(next.path)
        names.insert(next.path)
        if let path = next.superclass, !types.contains(path), !names.contains(path) { open.insert(path) }
      }
    }
  }

  /// The classes, and what they have.
  var declarations: [Declaration] {
    surfaces.flatMap(\.declarations).filter {
      $0.kind == .class && names.contains($0.path) || names.contains($0.contextPath)
    }
  }
}

extension Surface {
  /// The modules that its interface names or re-exports.
  fileprivate var imports: [String] { declarations.filter { $0.kind == .moduleImport }.map(\.name) }
}

extension Declaration {
  /// The name of a class's superclass.
  fileprivate var superclass: String? { kind == .class ? inheritance.first?.path : nil }
}
