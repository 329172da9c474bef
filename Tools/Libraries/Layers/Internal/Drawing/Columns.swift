/// Where the vertices of a graph stand from left to right.
struct Columns {
  /// The middle of each vertex.
  private(set) var middles: [Double]
  /// How much room all of them take.
  private(set) var width = 0.0

  private let widths: [Double]
  private let gap: Double

  /// Gives each vertex as much room as `widths` says, and puts it as near to its neighbours as its layer lets it.
  init(_ graph: LayeredGraph, widths: [Double], gap: Double) {
    self.widths = widths
    self.gap = gap
    middles = Array(repeating: 0, count: widths.count)
    for layer in graph.layers { spread(layer) }
    let (above, below) = graph.neighbours
    for round in 0..<301 {
      let layers = round.isMultiple(of: 2) ? graph.layers : graph.layers.reversed()
      for layer in layers {
        let wishes = layer.map { vertex in
          let near = (above[vertex] + below[vertex]).map {
            (middle: middles[$0], pull: pull(vertex, $0, in: graph))
          }
          let weight = near.reduce(0) { $0 + $1.pull }
          let middle = near.isEmpty ? middles[vertex] : near.reduce(0) { $0 + $1.middle * $1.pull } / weight
          return Wish(middle: middle, pull: max(weight, 1))
        }
        place(layer, at: wishes)
      }
    }
    let left = middles.indices.map { middles[$0] - widths[$0] / 2 }.min() ?? 0
    middles = middles.map { $0 - left }
    width = middles.indices.map { middles[$0] + widths[$0] / 2 }.max() ?? 0
  }

  /// How much two neighbours want to stand in line: an arrow that passes several layers should be straight.
  private func pull(_ one: Int, _ other: Int, in graph: LayeredGraph) -> Double {
    [1, 2, 64][[one, other].count { graph.vertices[$0] == nil }]
  }

  /// Where a vertex wants to stand, and how much.
  private struct Wish {
    let middle: Double
    let pull: Double
  }

  /// Vertices side by side.
  private struct Block {
    let members: Range<Int>
    let length: Double
    /// How much its members want to stand anywhere.
    let pull: Double
    /// Where each of them wants it to begin, times how much.
    let pulledStart: Double

    var start: Double { pulledStart / pull }

    /// With another one on its right, which is then as far from its beginning as it is long.
    func joined(with other: Block, gap: Double) -> Block {
      Block(
        members: members.lowerBound..<other.members.upperBound, length: length + gap + other.length,
        pull: pull + other.pull, pulledStart: pulledStart + other.pulledStart - other.pull * (length + gap))
    }
  }

  /// Puts a layer around the middle.
  private mutating func spread(_ layer: [Int]) {
    var x = -layer.reduce(-gap) { $0 + widths[$1] + gap } / 2
    for vertex in layer {
      middles[vertex] = x + widths[vertex] / 2
      x += widths[vertex] + gap
    }
  }

  /// Fulfils the wishes of a layer as far as its order allows: neighbours that want the same place
  /// stand around it side by side.
  private mutating func place(_ layer: [Int], at wishes: [Wish]) {
    // Each block of vertices that touch stands where its members want it on average. A mean without weights would
    // push what is pulled little ever further out.
    var blocks: [Block] = []
    for member in layer.indices {
      let (wish, width) = (wishes[member], widths[layer[member]])
      var block = Block(
        members: member..<(member + 1), length: width, pull: wish.pull,
        pulledStart: (wish.middle - width / 2) * wish.pull)
      while let last = blocks.last, last.start + last.length + gap > block.start {
        block = last.joined(with: block, gap: gap)
        blocks.removeLast()
      }
      blocks.append(block)
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
