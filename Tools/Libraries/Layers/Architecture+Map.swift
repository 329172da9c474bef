import Drawings

extension Architecture {
  /// An SVG of the modules in layers, each above what it uses, with colours for a light and a dark page.
  ///
  /// An arrow is as wide as the root of how many declarations name types of the used module in their signatures, and a bar
  /// shows how much of a module is public. Tests, and what nobody but tests uses, are left out, as are arrows that others
  /// imply where there are many.
  public var map: String {
    let map = ModuleMap(self)
    let (drawing, legend) = (MapDrawing(map), MapLegend(map))
    let margin = 24.0
    let width = max(drawing.width, legend.width, 780) + 2 * margin
    let legendY = margin + drawing.height + 40
    let height = legendY + legend.height
    let elements =
      drawing.elements(x: (width - drawing.width) / 2, y: margin) + legend.elements(y: legendY, width: width)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(width))" height="\(Int(height))" \
      viewBox="0 0 \(Int(width)) \(Int(height))" role="img">
      <title>What uses what in this package</title>
      <style>
      text { font: \(drawing.font.inSVG)px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; \
      text-anchor: middle }
      .note { font-size: 11px; text-anchor: start }
      .figures { font-size: \((drawing.font * 0.75).inSVG)px; text-anchor: end }
      .arrow, .shown { fill: none }
      .tip { stroke: none !important }
      .bare { stroke-dasharray: 4 3 }
      .box { stroke-width: 1.3 }
      .headers .box, .thirdParty .box { stroke-dasharray: 4 3 }
      \(ColourScheme.map.sheet)
      </style>
      <rect class="page" x="0.5" y="0.5" width="\(Int(width) - 1)" height="\(Int(height) - 1)" rx="9"/>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  /// The modules that clients import, each with the ones of the package that it uses, as one line.
  public var summary: String {
    let edges = importEdges
    return modules.filter { $0.kind == .product }.map { module in
      let others = (edges[module.name] ?? []).sorted()
      return others.isEmpty ? module.name : "\(module.name) → \(others.joined(separator: " and "))"
    }.joined(separator: ", ")
  }
}
