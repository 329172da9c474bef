import APIComparison
import PublicAPI

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
    // The clients of a neighbour alone do not know what this module has under the same name.
    let paths = Set(old.declarations.map(\.path))
    let changed = known.filter { paths.contains($0.path) && touched.contains($0) }
    let rivalries = Rivalries(
      old: before, new: after, beside: library, includingUnderscored: includingUnderscored)
    let own = Set(new.declarations)
    let top = known.filter(\.context.isEmpty)
    let foreign = Set(top)
    let contested = TakeoverUses.clients(with: rivalries, in: scope).filter { client in
      guard let rival = client.rival else { return false }
      if own.contains(rival) { return foreign.contains(client.declaration) }
      return paths.contains(client.declaration.path) || client.declaration.path == old.module
    }
    let additions = new.declarations(missingIn: old).filter(\.context.isEmpty)
    let ambiguous = additions.flatMap { rival in
      top.filter { $0.name == rival.name && $0.kind != .moduleImport }.flatMap { namesake in
        ClientWriter.clients(of: namesake, in: scope).map { $0.meeting(rival) }
      }
    }
    return contested + ambiguous + changed.flatMap { ClientWriter.clients(of: $0, in: scope) }
  }
}
