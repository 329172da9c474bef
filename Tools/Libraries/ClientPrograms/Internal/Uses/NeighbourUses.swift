import APIComparison
import PublicAPI

/// Clients of what has not changed, beside which another module has got something that they may mean instead.
enum NeighbourUses {
  /// The clients of the old version that something new in one of `neighbours` may take over, as a superclass's new overload does.
  static func clients(
    of diff: APIDiff, neighbours: [(old: Surface, new: Surface)], includingUnderscored: Bool
  ) -> [Client] {
    if neighbours.isEmpty { return [] }
    let (old, new) = diff.surfaces
    let known = neighbours.flatMap(\.old.declarations)
    let together = APIDiff(
      old: old.adding(known), new: new.adding(neighbours.flatMap(\.new.declarations)), beside: diff.library)
    let scope = ClientScope(together)
    // The clients of a neighbour alone do not know what this module has under the same name.
    let paths = Set(old.declarations.map(\.path))
    let changed = known.filter { paths.contains($0.path) && together.touched.contains($0) }
    let collisions = NameCollisions(in: together, includingUnderscored: includingUnderscored)
    let own = Set(new.declarations)
    let top = known.filter(\.context.isEmpty)
    let foreign = Set(top)
    let takenOver = CollisionUses.clients(with: collisions, in: scope).filter { client in
      guard let addition = client.addition else { return false }
      if own.contains(addition) { return foreign.contains(client.declaration) }
      return paths.contains(client.declaration.path) || client.declaration.path == old.module
    }
    let additions = diff.declarations.added.filter(\.context.isEmpty)
    let ambiguous = additions.flatMap { addition in
      top.filter { $0.name == addition.name && $0.kind != .moduleImport }.flatMap { namesake in
        ClientWriter.clients(of: namesake, in: scope).map { $0.colliding(with: addition) }
      }
    }
    return takenOver + ambiguous + changed.flatMap { ClientWriter.clients(of: $0, in: scope) }
  }
}
