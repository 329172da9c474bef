/// Which of some targets depends on which, by their place in the list.
struct Dependencies {
  /// Those of each target that no other of its dependencies implies.
  let direct: [[Int]]
  /// How many arrows each target is below the top: as few as its dependants allow, and commands alone at the top.
  let depths: [Int]

  init(of targets: [Target]) {
    let places = Dictionary(targets.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let all = targets.map { $0.dependencies.compactMap { places[$0] } }
    // A circle ends where it began.
    var reached: [Int: Set<Int>] = [:]
    func reach(_ target: Int) -> Set<Int> {
      if let known = reached[target] { return known }
      reached[target] = []
      let result = Set(all[target]).union(all[target].flatMap { reach($0) })
      reached[target] = result
      return result
    }
    direct = targets.indices.map { target in
      all[target].filter { dependency in
        !all[target].contains { $0 != dependency && reach($0).contains(dependency) }
      }
    }
    let hasCommands = targets.contains { $0.kind == .command }
    var depths = targets.map { $0.kind == .command || !hasCommands ? 0 : 1 }
    // The longest way through n targets has n - 1 arrows.
    for _ in targets {
      for (target, dependencies) in direct.enumerated() {
        for dependency in dependencies { depths[dependency] = max(depths[dependency], depths[target] + 1) }
      }
    }
    self.depths = depths
  }
}
