/// A symbol graph file as `swift-symbolgraph-extract` writes it, as far as a surface needs it.
struct SymbolGraph {
  var majorVersion: Int?
  var symbols: [Symbol] = []
  var relationships: [Relationship] = []
}
