/// How far up each node of a map stands: above all that it uses.
struct NodeLevels {
  /// The nodes of each level, the uppermost first.
  let levels: [[Int]]

  /// Sorts nodes into levels, none of which is wider than `limit` where nodes are as wide as `widths` says.
  init(of map: ModuleMap, widths: [Double], gap: Double, limit: Double) {
    var users = Array(repeating: [Int](), count: map.nodes.count)
    var heights = Array(repeating: 0, count: map.nodes.count)
    for arrow in map.arrows { users[arrow.used].append(arrow.user) }
    // The longest way through n nodes has n - 1 arrows; a circle has no end.
    for _ in map.nodes {
      var isSettled = true
      for arrow in map.arrows where heights[arrow.user] <= heights[arrow.used] {
        guard heights[arrow.used] < map.nodes.count else { continue }
        heights[arrow.user] = heights[arrow.used] + 1
        isSettled = false
      }
      if isSettled { break }
    }
    let grouped = Dictionary(grouping: map.nodes.indices, by: { heights[$0] })
    levels = grouped.keys.sorted(by: >).flatMap { height in
      // What much is built on stands below its neighbours.
      let nodes = (grouped[height] ?? []).sorted { (users[$0].count, $0) < (users[$1].count, $1) }
      return Self.rows(of: nodes, widths: widths, gap: gap, limit: limit)
    }
  }

  private static func rows(of nodes: [Int], widths: [Double], gap: Double, limit: Double) -> [[Int]] {
    let total = nodes.reduce(0) { $0 + widths[$1] + gap }
    let share = total / (total / limit).rounded(.up)
    var rows: [[Int]] = []
    var room = 0.0
    for node in nodes {
      if rows.isEmpty || room >= share {
        rows.append([])
        room = 0
      }
      rows[rows.count - 1].append(node)
      room += widths[node] + gap
    }
    return rows
  }
}
