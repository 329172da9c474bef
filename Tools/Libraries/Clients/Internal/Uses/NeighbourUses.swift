import Changes
import Lookup
import Rivals
import Surfaces

/// Clients of what has not changed, beside which another module has got something that they may mean instead.
enum NeighbourUses {
  /// The clients of `old` that something new in one of `neighbours` may take over, as a superclass's new overload does.
  static func clients(
    of old: Surface, against new: Surface, beside library: SystemLibrary,
    neighbours: [(old: Surface, new: Surface)], includingUnderscored: Bool
  ) -> [Client] {
    if neighbours.isEmpty { return [] }
    let known = neighbours.flatMap(\.old.declarations)
    let (before, after) = (old.adding(known), new.adding(neighbours.flatMap(\.new.declarations)))
    let touched = TouchedDeclarations(old: before, new: after)
    let scope = ClientScope(before, against: after, beside: library, touched: touched)
    // What either module has by itself, its own clients know.
    let paths = Set(old.declarations.map(\.path))
    let changed = known.filter { paths.contains($0.path) && touched.contains($0) }
    let rivalries = Rivalries(
      old: before, new: after, beside: library, includingUnderscored: includingUnderscored)
    let additions = Set(new.declarations)
    let contested = TakeoverUses.clients(with: rivalries, in: scope).filter { client in
      guard let rival = client.rival, !additions.contains(rival) else { return false }
      return paths.contains(client.declaration.path) || client.declaration.path == old.module
    }
    return contested + changed.flatMap { ClientWriter.clients(of: $0, in: scope) }
  }
}
