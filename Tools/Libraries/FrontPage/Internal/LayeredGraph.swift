/// Targets in layers, each with the arrows to the ones that it depends on, in an order in which few arrows cross.
///
/// An arrow that passes a layer has a bend there, so that every piece of it leads to the next layer.
struct LayeredGraph {
  /// What takes room in a layer: a target, or nothing where an arrow passes.
  private(set) var vertices: [Target?]
  /// The vertices of each layer from left to right.
  private(set) var layers: [[Int]]
  /// The vertices that each arrow goes through.
  private(set) var arrows: [[Int]] = []

  init(_ targets: [Target]) {
    let dependencies = Dependencies(of: targets)
    vertices = targets
    layers = Array(repeating: [], count: (dependencies.depths.max() ?? -1) + 1)
    // Kinds stay together as far as the arrows let them.
    let order = targets.indices.sorted { (targets[$0].kind.place, $0) < (targets[$1].kind.place, $1) }
    for target in order { layers[dependencies.depths[target]].append(target) }
    for target in order {
      // In a circle, which SwiftPM rejects, some arrows would lead up.
      for dependency in dependencies.direct[target]
      where dependencies.depths[dependency] > dependencies.depths[target] {
        let passed = (dependencies.depths[target] + 1)..<dependencies.depths[dependency]
        arrows.append([target] + passed.map { addBend(in: $0) } + [dependency])
      }
    }
    reduceCrossings()
  }

  private mutating func addBend(in layer: Int) -> Int {
    vertices.append(nil)
    layers[layer].append(vertices.count - 1)
    return vertices.count - 1
  }

  /// The vertices that each vertex is joined with in the layer above and the one below.
  var neighbours: (above: [[Int]], below: [[Int]]) {
    var above = Array(repeating: [Int](), count: vertices.count)
    var below = above
    for arrow in arrows {
      for (upper, lower) in zip(arrow, arrow.dropFirst()) {
        above[lower].append(upper)
        below[upper].append(lower)
      }
    }
    return (above, below)
  }

  /// Sorts each layer by the mean place of its neighbours in turn, and keeps the best order that there was.
  private mutating func reduceCrossings() {
    let (above, below) = neighbours
    var best = (crossings: crossings(below: below), layers: layers)
    for round in 0..<24 where best.crossings > 0 {
      let isDownward = round.isMultiple(of: 2)
      let indices = isDownward ? Array(layers.indices.dropFirst()) : layers.indices.dropLast().reversed()
      for index in indices {
        let places = Self.places(of: layers[isDownward ? index - 1 : index + 1])
        let own = Self.places(of: layers[index])
        let means = Dictionary(
          uniqueKeysWithValues: layers[index].map { vertex in
            let found = (isDownward ? above : below)[vertex].compactMap { places[$0] }
            return (vertex, found.isEmpty ? own[vertex] ?? 0 : found.reduce(0, +) / Double(found.count))
          })
        layers[index].sort { (means[$0] ?? 0, own[$0] ?? 0) < (means[$1] ?? 0, own[$1] ?? 0) }
      }
      let crossings = crossings(below: below)
      if crossings < best.crossings { best = (crossings, layers) }
    }
    layers = best.layers
  }

  private func crossings(below: [[Int]]) -> Int {
    zip(layers, layers.dropFirst()).reduce(0) { sum, pair in
      let places = Self.places(of: pair.1)
      let ends = pair.0.map { vertex in below[vertex].compactMap { places[$0] } }
      return sum
        + ends.indices.reduce(0) { count, left in
          count + ends[(left + 1)...].joined().reduce(0) { part, end in part + ends[left].count { $0 > end } }
        }
    }
  }

  /// Where each vertex of a layer is in it, between 0 and 1, so that layers of different lengths compare.
  private static func places(of layer: [Int]) -> [Int: Double] {
    Dictionary(
      uniqueKeysWithValues: layer.enumerated().map { ($1, (Double($0) + 0.5) / Double(layer.count)) })
  }
}
