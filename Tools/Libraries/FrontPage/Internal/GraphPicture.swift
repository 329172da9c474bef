/// The targets of a package as an SVG: what hangs together is drawn together.
struct GraphPicture {
  private let kinds: [Target.Kind]
  private let rows: [[GraphDrawing]]

  private static let margin = 24.0
  private static let gap = 40.0
  private static let rowGap = 52.0
  /// As wide as a page shows it without making it smaller.
  private static let usualWidth = 780.0

  init(_ targets: [Target]) {
    kinds = Target.Kind.allCases.filter { kind in targets.contains { $0.kind == kind } }
    var rows: [[GraphDrawing]] = []
    for component in Components.of(targets) {
      let drawing = GraphDrawing(LayeredGraph(component))
      if let last = rows.last, Self.width(of: last) + Self.gap + drawing.width <= Self.usualWidth {
        rows[rows.count - 1].append(drawing)
      } else {
        rows.append([drawing])
      }
    }
    self.rows = rows
  }

  private static func width(of row: [GraphDrawing]) -> Double {
    row.reduce(-gap) { $0 + $1.width + gap }
  }

  var svg: String {
    let width = rows.map(Self.width).reduce(Self.usualWidth, max) + 2 * Self.margin
    var elements: [String] = []
    var y = Self.margin
    for row in rows {
      var x = (width - Self.width(of: row)) / 2
      for drawing in row {
        elements += drawing.elements(x: x, y: y)
        x += drawing.width + Self.gap
      }
      y += (row.map(\.height).max() ?? 0) + Self.rowGap
    }
    y -= Self.rowGap - Self.gap
    elements += legend(y: y, width: width)
    return frame(elements, width: Int(width), height: Int(y + Self.margin))
  }

  private func frame(_ elements: [String], width: Int, height: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)" role="img">
    <title>What depends on what in this package</title>
    <style>
    \(Self.sheet)
    </style>
    <defs>
    <marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="5" markerHeight="5" orient="auto">
    <path class="tip" d="M0 0.5L8 4L0 7.5Z"/>
    </marker>
    </defs>
    <rect class="page" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="9"/>
    \(elements.joined(separator: "\n"))
    </svg>

    """
  }

  /// What the colours of the boxes mean, for the kinds that there are.
  private func legend(y: Double, width: Double) -> [String] {
    let lengths = kinds.map { Double($0.meaning.count) * 6.6 + 46 }
    var x = (width - lengths.reduce(-24, +)) / 2
    return zip(kinds, lengths).flatMap { kind, length in
      defer { x += length }
      return [
        "<rect class=\"\(kind)\" x=\"\(x.inSVG)\" y=\"\((y - 10).inSVG)\" width=\"14\" height=\"12\" rx=\"3\"/>",
        "<text class=\"note\" x=\"\((x + 22).inSVG)\" y=\"\(y.inSVG)\">\(kind.meaning)</text>",
      ]
    }
  }

  private static let sheet = """
    text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; \
    text-anchor: middle }
    .note { font-size: 11px; text-anchor: start }
    .arrow { fill: none; stroke-width: 1.3 }
    .module, .hidden, .library, .command { stroke-width: 1.3 }
    .hidden { stroke-dasharray: 4 3 }
    \(ColourScheme.graph.sheet)
    """
}
