/// What needs what, with one place for each.
struct DependencyGraph: Sendable {
  private var dependencies: [String: [String: Dependency]] = [:]

  /// Adds `dependency`, unless one between the two is known.
  mutating func add(_ dependency: Dependency) {
    if dependencies[dependency.from]?[dependency.to] == nil {
      dependencies[dependency.from, default: [:]][dependency.to] = dependency
    }
  }

  /// The shortest circle of each group whose members all need each other.
  var circles: [Circle] {
    var seen: Set<String> = []
    var circles: [Circle] = []
    for start in dependencies.keys.sorted() where !seen.contains(start) {
      let group = reachable(from: start).filter { reachable(from: $0).contains(start) }
      seen.formUnion(group)
      let shortest = group.sorted().compactMap(circle(through:)).min { $0.steps.count < $1.steps.count }
      if let shortest { circles.append(shortest) }
    }
    return circles
  }

  private func reachable(from start: String) -> Set<String> {
    var found: Set<String> = []
    var pending = [start]
    while let next = pending.popLast() {
      for target in (dependencies[next] ?? [:]).keys where found.insert(target).inserted {
        pending.append(target)
      }
    }
    return found
  }

  /// The shortest way from `start` back to it.
  private func circle(through start: String) -> Circle? {
    var ways = [[Dependency]()]
    var seen: Set<String> = []
    while !ways.isEmpty {
      var longer: [[Dependency]] = []
      for way in ways {
        for (target, step) in (dependencies[way.last?.to ?? start] ?? [:]).sorted(by: { $0.key < $1.key }) {
          if target == start { return Circle(steps: way + [step]) }
          if seen.insert(target).inserted { longer.append(way + [step]) }
        }
      }
      ways = longer
    }
    return nil
  }
}
