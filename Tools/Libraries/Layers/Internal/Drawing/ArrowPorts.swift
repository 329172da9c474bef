/// Where arrows leave and reach boxes: side by side, in the order in which they come from the left.
struct ArrowPorts {
  /// How far from the middle of its first box and of its last one each arrow ends.
  private(set) var starts: [Double]
  private(set) var ends: [Double]

  init(_ graph: LayeredGraph, middles: [Double], widths: [Double]) {
    starts = Array(repeating: 0, count: graph.arrows.count)
    ends = starts
    let ways = graph.arrows.map(\.way)
    let leaving = Dictionary(grouping: ways.indices, by: { ways[$0][0] })
    let reaching = Dictionary(grouping: ways.indices, by: { ways[$0][ways[$0].count - 1] })
    for (vertex, arrows) in leaving {
      let places = Self.places(arrows, width: widths[vertex]) { middles[ways[$0][1]] }
      for (arrow, place) in places { starts[arrow] = place }
    }
    for (vertex, arrows) in reaching {
      let places = Self.places(arrows, width: widths[vertex]) { middles[ways[$0][ways[$0].count - 2]] }
      for (arrow, place) in places { ends[arrow] = place }
    }
  }

  private static func places(_ arrows: [Int], width: Double, origin: (Int) -> Double) -> [(Int, Double)] {
    let sorted = arrows.sorted { (origin($0), $0) < (origin($1), $1) }
    let step = min(18, (width - 16) / Double(sorted.count))
    return sorted.enumerated().map { ($1, (Double($0) - Double(sorted.count - 1) / 2) * step) }
  }
}
