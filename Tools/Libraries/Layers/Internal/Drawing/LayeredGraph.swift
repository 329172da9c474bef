/// Modules in layers, each with the arrows to the ones that it uses, in an order in which few arrows cross.
///
/// An arrow that passes a layer has a bend there, so that every piece of it leads to the next layer.
struct LayeredGraph {
  /// What takes room in a layer: a node by its place in the map, or nothing where an arrow passes.
  private(set) var vertices: [Int?]
  /// The vertices of each layer from left to right.
  private(set) var layers: [[Int]]
  /// The vertices that each arrow goes through, with the arrow.
  private(set) var arrows: [(arrow: MapArrow, way: [Int])] = []

  init(_ map: ModuleMap, levels: [[Int]]) {
    vertices = map.nodes.indices.map { $0 }
    layers = levels
    let depths = Dictionary(
      levels.enumerated().flatMap { depth, nodes in nodes.map { ($0, depth) } }, uniquingKeysWith: { $1 })
    for arrow in map.arrows {
      // In a circle some arrows would lead up.
      guard let user = depths[arrow.user], let used = depths[arrow.used], user < used else { continue }
      let passed = ((user + 1)..<used).map { addBend(in: $0) }
      arrows.append((arrow, [arrow.user] + passed + [arrow.used]))
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
    for (_, way) in arrows {
      for (upper, lower) in zip(way, way.dropFirst()) {
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
      let places = Dictionary(pair.1.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
      let ends = pair.0.flatMap { vertex in below[vertex].compactMap { places[$0] }.sorted() }
      return sum + Self.inversions(in: ends, upTo: pair.1.count)
    }
  }

  /// How many pairs of `numbers`, all less than `limit`, are in the wrong order.
  private static func inversions(in numbers: [Int], upTo limit: Int) -> Int {
    // Sums of ranges, each of which begins where the lowest bit of its end says.
    var sums = Array(repeating: 0, count: limit + 1)
    var inversions = 0
    for (index, number) in numbers.enumerated() {
      var place = number + 1
      var smallerOrEqual = 0
      while place > 0 {
        smallerOrEqual += sums[place]
        place -= place & -place
      }
      inversions += index - smallerOrEqual
      place = number + 1
      while place <= limit {
        sums[place] += 1
        place += place & -place
      }
    }
    return inversions
  }

  /// Where each vertex of a layer is in it, between 0 and 1, so that layers of different lengths compare.
  private static func places(of layer: [Int]) -> [Int: Double] {
    Dictionary(
      uniqueKeysWithValues: layer.enumerated().map { ($1, (Double($0) + 0.5) / Double(layer.count)) })
  }
}
