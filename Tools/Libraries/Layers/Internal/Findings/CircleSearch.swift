/// Finds modules that use each other in a circle.
enum CircleSearch {
  /// A shortest circle of each group of modules that reach each other; it begins with the group's first name.
  static func circles(in edges: [String: Set<String>]) -> [[String]] {
    var circles: [[String]] = []
    var done: Set<String> = []
    for start in edges.keys.sorted() where !done.contains(start) {
      guard let path = path(from: start, to: start, in: edges) else { continue }
      circles.append(path)
      let group = reachable(from: start, in: edges)
      done.formUnion(group.filter { reachable(from: $0, in: edges).contains(start) })
    }
    return circles
  }

  /// All names that `start` leads to.
  static func reachable(from start: String, in edges: [String: Set<String>]) -> Set<String> {
    var found: Set<String> = []
    var open = Array(edges[start] ?? [])
    while let next = open.popLast() {
      if found.insert(next).inserted { open += edges[next] ?? [] }
    }
    return found
  }

  /// A shortest path from `start` to `end` with at least one edge, both included.
  private static func path(from start: String, to end: String, in edges: [String: Set<String>]) -> [String]? {
    var seen: Set<String> = []
    var paths = [[start]]
    while !paths.isEmpty {
      var longer: [[String]] = []
      for path in paths {
        for next in (edges[path[path.count - 1]] ?? []).sorted() {
          if next == end { return path + [next] }
          if seen.insert(next).inserted { longer.append(path + [next]) }
        }
      }
      paths = longer
    }
    return nil
  }
}
