/// How large the parts of a map are drawn.
struct MapMeasures {
  let font: Double
  let boxHeight: Double
  /// From the upper edge of one layer to that of the next.
  let pitch: Double
  /// What a layer may take at most, where one box does.
  let widest: Double

  let gap = 12.0
  let bendWidth = 4.0

  /// Measures with which so many modules can be read on one page.
  init(modules: Int) {
    let isCrowded = modules > 60
    font = isCrowded ? 11 : 13
    boxHeight = isCrowded ? 36 : 42
    pitch = boxHeight + (isCrowded ? 44 : 56)
    widest = max(780, 190 * Double(modules).squareRoot())
  }

  /// How wide text of so many characters is, whose font is as high as `font` says.
  func width(of text: String) -> Double { Double(text.count) * font * 0.6 }

  /// The box of a module: its name, and below that its bar with figures.
  func boxWidth(of node: MapNode) -> Double {
    max(width(of: node.name) + 22, node.size == nil ? 0 : 40 + width(of: Self.figures(of: node)) * 0.75 + 22)
  }

  /// How many declarations of a module are public, in figures.
  static func figures(of node: MapNode) -> String { node.size.map { "\($0.shown)/\($0.all.figures)" } ?? "" }

  /// How wide the arrow for so many declarations is.
  static func stroke(_ declarations: Int) -> Double {
    declarations == 0 ? 1 : min(1 + Double(declarations).squareRoot(), 14)
  }
}
