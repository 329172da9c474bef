/// The window of a terminal as an SVG.
struct TerminalPicture {
  let title: String
  let lines: [StyledLine]
  let columns: Int

  private static let bar = 32
  private static let margin = 18
  private static let lineHeight = 19
  /// In tenths, since a character is six tenths as wide as its font is high.
  private static let characterWidth = 78

  var svg: String {
    let width = 2 * Self.margin + columns * Self.characterWidth / 10
    let height = Self.bar + 2 * Self.margin + lines.count * Self.lineHeight - 4
    let texts = lines.enumerated().flatMap { number, line in
      line.runs.map { text($0.text, style: $0.style, line: number, column: $0.column) }
    }
    let dots = (0..<3).map { number in
      "<circle class=\"dot\" cx=\"\(Self.margin + 5 + 18 * number)\" cy=\"\(Self.bar / 2)\" r=\"5\"/>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img">
      <title>\(title.escapedForXML)</title>
      <style>
      \(Self.sheet)
      </style>
      <rect class="window" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="9"/>
      <path class="edge" d="M1 \(Self.bar).5H\(width - 1)"/>
      \(dots.joined(separator: "\n"))
      <text class="grey" x="\(width / 2)" y="\(Self.bar / 2 + 5)" text-anchor="middle">\(title.escapedForXML)</text>
      \(texts.joined(separator: "\n"))
      </svg>

      """
  }

  /// The length is part of it, so that columns stay in line whatever font there is.
  private func text(_ text: String, style: Style, line: Int, column: Int) -> String {
    let x = Self.margin * 10 + column * Self.characterWidth
    let y = Self.bar + Self.margin + line * Self.lineHeight + 10
    let names = style.classes.isEmpty ? "" : " class=\"\(style.classes)\""
    let length = text.count * Self.characterWidth
    return
      "<text\(names) x=\"\((Double(x) / 10).inSVG)\" y=\"\(y)\" textLength=\"\((Double(length) / 10).inSVG)\">"
      + "\(text.escapedForXML)</text>"
  }

  private static var sheet: String {
    """
    text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre }
    .bold { font-weight: 600 }
    \(ColourScheme.terminal.sheet)
    """
  }
}
