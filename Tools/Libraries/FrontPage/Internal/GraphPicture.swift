/// The targets of a package as an SVG: what hangs together is drawn together.
struct GraphPicture {
  private let kinds: [Target.Kind]
  private let rows: [[GraphDrawing]]

  private static let margin = 24.0
  private static let gap = 40.0
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
      y += (row.map(\.height).max() ?? 0) + Self.gap
    }
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
    <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
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
    let lengths = kinds.map { Double($0.meaning.count) * 6 + 48 }
    var x = (width - lengths.reduce(0, +)) / 2
    return zip(kinds, lengths).flatMap { kind, length in
      defer { x += length }
      return [
        "<rect class=\"\(kind)\" x=\"\(x.inSVG)\" y=\"\((y - 11).inSVG)\" width=\"16\" height=\"14\" rx=\"3\"/>",
        "<text class=\"note\" x=\"\((x + 23).inSVG)\" y=\"\(y.inSVG)\">\(kind.meaning)</text>",
      ]
    }
  }

  private static let sheet = """
    text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; \
    fill: var(--text); text-anchor: middle }
    .note { font: 12px -apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif; \
    fill: var(--note); text-anchor: start }
    .page { fill: var(--page); stroke: var(--edge) }
    .arrow { fill: none; stroke: var(--arrow); stroke-width: 1.4 }
    .tip { fill: var(--arrow) }
    .module { fill: var(--module); stroke: var(--module-edge); stroke-width: 1.5 }
    .hidden { fill: var(--page); stroke: var(--module-edge); stroke-width: 1.5; stroke-dasharray: 4 3 }
    .library { fill: var(--library); stroke: var(--library-edge); stroke-width: 1.5 }
    .command { fill: var(--command); stroke: var(--command-edge); stroke-width: 1.5 }
    \(ColourScheme.graph.sheet)
    """
}
