import Changes
import Lookup
import Rivals
import Surfaces

/// Clients of what has not changed, beside which another module has got something of the same name.
enum NeighbourUses {
  /// The clients of `old` that something new in one of `neighbours` may take over, as a superclass's new overload does.
  static func clients(
    of old: Surface, against new: Surface, beside library: SystemLibrary,
    neighbours: [(old: Surface, new: Surface)], includingUnderscored: Bool
  ) -> [Client] {
    let names = Set(old.declarations.map(\.name))
    let met = neighbours.filter { before, after in
      after.declarations(missingIn: before).contains { names.contains($0.name) }
    }
    if met.isEmpty { return [] }
    let before = Surface(
      module: old.module, declarations: old.declarations + met.flatMap(\.old.declarations))
    let after = Surface(
      module: new.module, declarations: new.declarations + met.flatMap(\.new.declarations))
    let rivalries = Rivalries(
      old: before, new: after, beside: library, includingUnderscored: includingUnderscored)
    // What either module has by itself, its own clients know.
    let foreign = Set(met.flatMap(\.old.declarations).map(\.path))
    let own = Set(old.declarations.map(\.path)).subtracting(foreign)
    let additions = Set(new.declarations)
    let overloads = rivalries.overloads.filter {
      own.contains($0.known.path) && !additions.contains($0.origin)
    }
    let scope = ClientScope(
      before, against: after, beside: library, touched: TouchedDeclarations(old: before, new: after))
    return TakeoverUses.clients(of: overloads, in: scope)
  }
}
