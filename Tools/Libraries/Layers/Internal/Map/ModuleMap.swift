/// The nodes and arrows of a diagram of modules.
struct ModuleMap {
  let nodes: [MapNode]
  let arrows: [MapArrow]
  /// How many arrows are left out because others imply them.
  let implied: Int
  /// How many modules are left out because they are tests, or used by tests alone.
  let leftOut: Int

  /// The largest number of arrows that people can tell apart; if there are more, those that others imply are left out.
  private static let mostArrows = 24

  init(_ architecture: Architecture) {
    let drawn = Self.drawnModules(of: architecture)
    leftOut = architecture.modules.count - drawn.count
    let names = Set(drawn.map(\.name))
    let uses = drawn.flatMap { architecture.uses[$0.name] ?? [] }.filter {
      names.contains($0.used) || $0.origin == .thirdParty
    }
    let foreign = Set(uses.filter { $0.origin == .thirdParty }.map(\.used)).sorted()
    nodes =
      drawn.map {
        MapNode(
          name: $0.name, kind: MapNode.Kind(rawValue: $0.kind.rawValue) ?? .library,
          size: $0.surface.map {
            MapNode.Size(
              shown: $0.publicDeclarations, all: RoughCount($0.declarations, atLeast: $0.publicDeclarations))
          })
      } + foreign.map { MapNode(name: $0, kind: .thirdParty, size: nil) }
    let places = Dictionary(nodes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let all = uses.compactMap { use -> MapArrow? in
      guard let user = places[use.user], let used = places[use.used], user != used else { return nil }
      let count = RoughCount(use.declarations, atLeast: use.shown.count)
      return MapArrow(user: user, used: used, declarations: count, shown: use.shown.count)
    }
    arrows = all.count <= Self.mostArrows ? all : Self.direct(all, count: nodes.count)
    implied = all.count - arrows.count
  }

  /// The products and programs with all that they use, or all modules but tests if there are neither.
  private static func drawnModules(of architecture: Architecture) -> [ModuleFacts] {
    let sources = architecture.modules.filter { $0.kind != .tests }
    let roots = sources.filter { $0.kind == .product || $0.kind == .program }.map(\.name)
    if roots.isEmpty { return sources }
    let edges = architecture.importEdges
    let reached = roots.reduce(into: Set(roots)) { $0.formUnion(CircleSearch.reachable(from: $1, in: edges)) }
    return sources.filter { reached.contains($0.name) }
  }

  /// The arrows without those that a longer path implies.
  private static func direct(_ arrows: [MapArrow], count: Int) -> [MapArrow] {
    var below = Array(repeating: Set<Int>(), count: count)
    for arrow in arrows { below[arrow.user].insert(arrow.used) }
    var reached: [Int: Set<Int>] = [:]
    func reach(_ node: Int) -> Set<Int> {
      if let known = reached[node] { return known }
      // Ends the search in a circle.
      reached[node] = []
      let result = below[node].union(below[node].flatMap { reach($0) })
      reached[node] = result
      return result
    }
    return arrows.filter { arrow in
      !below[arrow.user].contains { $0 != arrow.used && reach($0).contains(arrow.used) }
    }
  }
}
