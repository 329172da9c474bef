import Drawings

/// The boxes and arrows of a map.
struct MapDrawing {
  private let map: ModuleMap
  private let measures: MapMeasures
  private let graph: LayeredGraph
  private let columns: Columns
  private let ports: ArrowPorts
  private let depths: [Int: Int]
  private let boxWidths: [Double]

  init(_ map: ModuleMap) {
    self.map = map
    let measures = MapMeasures(modules: map.nodes.count)
    self.measures = measures
    let boxes = map.nodes.map(measures.boxWidth)
    let levels = NodeLevels(of: map, widths: boxes, gap: measures.gap, limit: measures.widest)
    graph = LayeredGraph(map, levels: levels.levels)
    boxWidths = graph.vertices.map { $0.map { boxes[$0] } ?? measures.bendWidth }
    columns = Columns(graph, widths: boxWidths, gap: measures.gap)
    ports = ArrowPorts(graph, middles: columns.middles, widths: boxWidths)
    depths = Dictionary(
      graph.layers.enumerated().flatMap { layer, vertices in vertices.map { ($0, layer) } },
      uniquingKeysWith: { $1 })
  }

  var width: Double { columns.width }
  var height: Double { Double(graph.layers.count - 1) * measures.pitch + measures.boxHeight }

  /// The elements that show it, with their upper left corner at a point; boxes cover what passes behind them.
  func elements(x: Double, y: Double) -> [String] {
    let points = graph.vertices.indices.map { vertex in
      MapPoint(x: x + columns.middles[vertex], y: y + Double(depths[vertex] ?? 0) * measures.pitch)
    }
    // What is thin is seen on what is wide.
    let order = graph.arrows.indices.sorted {
      (-graph.arrows[$0].arrow.declarations.value, $0) < (-graph.arrows[$1].arrow.declarations.value, $1)
    }
    return order.flatMap { arrow($0, points) }
      + map.nodes.indices.flatMap { box(of: map.nodes[$0], at: points[$0], width: boxWidths[$0]) }
  }

  /// The arrow for all declarations, and on it the one for those that are public.
  private func arrow(_ index: Int, _ points: [MapPoint]) -> [String] {
    let (arrow, way) = graph.arrows[index]
    var places = way.map { points[$0] }
    places[0].x += ports.starts[index]
    places[places.count - 1].x += ports.ends[index]
    let title =
      "\(map.nodes[arrow.user].name) → \(map.nodes[arrow.used].name): "
      + "\(arrow.declarations.words) declarations, \(arrow.shown) of them public"
    let kind = arrow.declarations.value == 0 ? "arrow bare" : "arrow"
    return ["<g><title>\(title.escapedForXML)</title>"]
      + line(places, width: MapMeasures.stroke(arrow.declarations.value), kind: kind)
      + (arrow.shown == 0 ? [] : line(places, width: MapMeasures.stroke(arrow.shown), kind: "shown"))
      + ["</g>"]
  }

  /// A line through boxes and layers with a tip: straight past a layer, and bent between two.
  private func line(_ places: [MapPoint], width: Double, kind: String) -> [String] {
    let end = places[places.count - 1]
    let tip = (half: max(4, width * 0.9), height: max(7, width * 1.1))
    var path = ""
    for (start, next) in zip(places, places.dropFirst()) {
      let bottom = start.y + measures.boxHeight
      let goal = next.y - (next == end ? tip.height - 1 : 0)
      let half = ((bottom + goal) / 2).inSVG
      path += path.isEmpty ? "M\(start.x.inSVG) \(bottom.inSVG)" : "V\(bottom.inSVG)"
      path += "C\(start.x.inSVG) \(half) \(next.x.inSVG) \(half) \(next.x.inSVG) \(goal.inSVG)"
    }
    let corners =
      "M\((end.x - tip.half).inSVG) \((end.y - tip.height).inSVG)H\((end.x + tip.half).inSVG)L\(end.x.inSVG) \(end.y.inSVG)Z"
    return [
      "<path class=\"\(kind)\" stroke-width=\"\(width.inSVG)\" d=\"\(path)\"/>",
      "<path class=\"\(kind) tip\" d=\"\(corners)\"/>",
    ]
  }

  private func box(of node: MapNode, at point: MapPoint, width: Double) -> [String] {
    let left = point.x - width / 2
    let figures = MapMeasures.figures(of: node)
    let nameY = point.y + (node.size == nil ? measures.boxHeight / 2 + 4.5 : measures.font + 5)
    var elements = [
      "<g class=\"\(node.kind)\">",
      "<rect class=\"box\" x=\"\(left.inSVG)\" y=\"\(point.y.inSVG)\" width=\"\(width.inSVG)\" "
        + "height=\"\(measures.boxHeight.inSVG)\" rx=\"6\"/>",
      "<text x=\"\(point.x.inSVG)\" y=\"\(nameY.inSVG)\">\(node.name.escapedForXML)</text>",
    ]
    if let size = node.size {
      let length = width - 26 - measures.width(of: figures) * 0.75
      let part = size.all.value == 0 ? 0 : length * Double(size.shown) / Double(size.all.value)
      let barY = (point.y + measures.boxHeight - 13).inSVG
      elements += [
        "<title>\(node.name.escapedForXML): \(size.shown) of \(size.all.words) declarations are public</title>",
        "<rect class=\"bar\" x=\"\((left + 10).inSVG)\" y=\"\(barY)\" width=\"\(length.inSVG)\" height=\"5\"/>",
        "<rect class=\"part\" x=\"\((left + 10).inSVG)\" y=\"\(barY)\" width=\"\(part.inSVG)\" height=\"5\"/>",
        "<text class=\"figures\" x=\"\((left + width - 10).inSVG)\" "
          + "y=\"\((point.y + measures.boxHeight - 7).inSVG)\">\(figures)</text>",
      ]
    }
    return elements + ["</g>"]
  }

  var font: Double { measures.font }
}
