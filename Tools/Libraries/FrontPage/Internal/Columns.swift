/// Where the vertices of a graph stand from left to right.
struct Columns {
  /// The middle of each vertex.
  private(set) var middles: [Double]
  /// How much room all of them take.
  let width: Double

  private let widths: [Double]
  private let gap: Double

  /// Gives each vertex as much room as `widths` says, and puts it as near to its neighbours as its layer lets it.
  init(_ graph: LayeredGraph, widths: [Double], gap: Double) {
    self.widths = widths
    self.gap = gap
    middles = Array(repeating: 0, count: widths.count)
    width = graph.layers.map { $0.reduce(-gap) { $0 + widths[$1] + gap } }.max() ?? 0
    for layer in graph.layers { spread(layer) }
    let (above, below) = graph.neighbours
    for round in 0..<16 {
      let layers = round.isMultiple(of: 2) ? graph.layers : graph.layers.reversed()
      for layer in layers {
        let wishes = layer.map { vertex in
          let near = above[vertex] + below[vertex]
          return near.isEmpty ? middles[vertex] : near.reduce(0) { $0 + middles[$1] } / Double(near.count)
        }
        place(layer, at: wishes)
      }
    }
  }

  /// Puts a layer into the middle.
  private mutating func spread(_ layer: [Int]) {
    var x = (width - layer.reduce(-gap) { $0 + widths[$1] + gap }) / 2
    for vertex in layer {
      middles[vertex] = x + widths[vertex] / 2
      x += widths[vertex] + gap
    }
  }

  /// Fulfils the wishes of a layer as far as its order and the width allow: neighbours that want the same place
  /// stand around it side by side.
  private mutating func place(_ layer: [Int], at wishes: [Double]) {
    // Each block of vertices that touch stands where its members want it on average.
    var blocks: [(members: ArraySlice<Int>, start: Double)] = []
    func length(_ members: ArraySlice<Int>) -> Double {
      members.reduce(-gap) { $0 + widths[layer[$1]] + gap }
    }
    func start(_ members: ArraySlice<Int>) -> Double {
      var offset = 0.0
      var sum = 0.0
      for member in members {
        sum += wishes[member] - offset - widths[layer[member]] / 2
        offset += widths[layer[member]] + gap
      }
      return min(max(sum / Double(members.count), 0), width - length(members))
    }
    for member in layer.indices {
      var members = layer.indices[member...member].map { $0 }[...]
      var begin = start(members)
      while let last = blocks.last, last.start + length(last.members) + gap > begin {
        members = last.members + members
        begin = start(members)
        blocks.removeLast()
      }
      blocks.append((members, begin))
    }
    for block in blocks {
      var x = block.start
      for member in block.members {
        middles[layer[member]] = x + widths[layer[member]] / 2
        x += widths[layer[member]] + gap
      }
    }
  }
}
