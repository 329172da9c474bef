/// The boxes and arrows of a layered graph.
struct GraphDrawing {
  private let graph: LayeredGraph
  private let columns: Columns
  private let layers: [Int: Int]

  private static let boxHeight = 34.0
  private static let pitch = 78.0
  private static let characterWidth = 7.8

  init(_ graph: LayeredGraph) {
    self.graph = graph
    columns = Columns(graph, widths: graph.vertices.map { $0.map(Self.boxWidth) ?? 6 }, gap: 16)
    layers = Dictionary(
      graph.layers.enumerated().flatMap { layer, vertices in vertices.map { ($0, layer) } }
    ) { first, _ in first }
  }

  var width: Double { columns.width }
  var height: Double { Double(graph.layers.count - 1) * Self.pitch + Self.boxHeight }

  /// The elements that show it, with their upper left corner at a point.
  func elements(x: Double, y: Double) -> [String] {
    let points = graph.vertices.indices.map { vertex in
      Point(x: x + columns.middles[vertex], y: y + Double(layers[vertex] ?? 0) * Self.pitch)
    }
    return graph.arrows.map { arrow($0.map { points[$0] }) }
      + graph.vertices.indices.flatMap { box(of: $0, at: points[$0]) }
  }

  /// The middle of the upper edge of a box.
  private struct Point {
    let x: Double
    let y: Double
  }

  /// A line through boxes and layers: straight past a layer, and bent between two.
  private func arrow(_ points: [Point]) -> String {
    var path = ""
    for (start, end) in zip(points, points.dropFirst()) {
      let bottom = start.y + Self.boxHeight
      let half = ((bottom + end.y) / 2).inSVG
      path += path.isEmpty ? "M\(start.x.inSVG) \(bottom.inSVG)" : "V\(bottom.inSVG)"
      path += "C\(start.x.inSVG) \(half) \(end.x.inSVG) \(half) \(end.x.inSVG) \(end.y.inSVG)"
    }
    return "<path class=\"arrow\" marker-end=\"url(#tip)\" d=\"\(path)\"/>"
  }

  private static func boxWidth(of target: Target) -> Double {
    Double(target.name.count) * characterWidth + 24
  }

  private func box(of vertex: Int, at point: Point) -> [String] {
    guard let target = graph.vertices[vertex] else { return [] }
    let width = Self.boxWidth(of: target)
    return [
      "<rect class=\"\(target.kind)\" x=\"\((point.x - width / 2).inSVG)\" y=\"\(point.y.inSVG)\" "
        + "width=\"\(width.inSVG)\" height=\"\(Self.boxHeight.inSVG)\" rx=\"6\"/>",
      "<text x=\"\(point.x.inSVG)\" y=\"\((point.y + Self.boxHeight / 2 + 4.5).inSVG)\">"
        + "\(target.name.escapedForXML)</text>",
    ]
  }
}
