import Foundation

/// The drawing into which the parts of a card are put.
struct CardTemplate {
  private static let fontSize = 17
  private static let lineHeight = 26
  private static let pictureHeight = 320
  /// The box for text and picture, as wide as the card without its margins.
  private static let width = 432

  private let drawing: String

  /// The template in the test bundle.
  static func bundled() throws -> CardTemplate {
    let file = Bundle.module.bundleURL.appending(path: "card.svg")
    return CardTemplate(drawing: try String(contentsOf: file, encoding: .utf8))
  }

  /// The card as an SVG document.
  func svg(of card: Card) -> String {
    let text = card.text.withFewMarks
    let lines = text.wrapped(to: Double(Self.width) / Double(Self.fontSize))
    let top = card.picture == nil ? 64 : 64 + Self.pictureHeight + 8
    let textHeight = lines.count * Self.lineHeight + 8
    let body =
      image(card.picture) + box(of: lines, isRightToLeft: text.isRightToLeft, top: top, height: textHeight)
    return fill([
      "height": "\(top + textHeight + 16)", "frame": "\(top + textHeight + 15)",
      "title": card.title.escapedForXML,
      "body": body.joined(separator: "\n"),
    ])
  }

  /// The picture, before a ground that says where it is for as long as it is not there.
  private func image(_ picture: URL?) -> [String] {
    guard let picture else { return [] }
    let size = "width=\"\(Self.width)\" height=\"\(Self.pictureHeight)\""
    let middle = 64 + Self.pictureHeight / 2
    return [
      "  <rect x=\"24\" y=\"64\" \(size) rx=\"6\" fill=\"#eef0f3\"/>",
      "  <text x=\"240\" y=\"\(middle)\" text-anchor=\"middle\" font-family=\"sans-serif\" font-size=\"15\" "
        + "fill=\"#57606a\">The photo is on the web, at this address:</text>",
      // Hidden until it is loaded: a browser's sign for a broken image would cover the words.
      "  <image x=\"24\" y=\"64\" \(size) href=\"\(picture.absoluteString.escapedForXML)\" visibility=\"hidden\">",
      "    <set attributeName=\"visibility\" to=\"visible\" begin=\"load\"/>",
      "  </image>",
    ]
  }

  /// The lines in a drawing of their own, which cuts off what a font makes larger than any that is known.
  private func box(of lines: [String], isRightToLeft: Bool, top: Int, height: Int) -> [String] {
    let start = isRightToLeft ? "x=\"\(Self.width + 8)\" direction=\"rtl\"" : "x=\"8\""
    let font = "font-family=\"sans-serif\" font-size=\"\(Self.fontSize)\""
    return ["  <svg x=\"16\" y=\"\(top)\" width=\"\(Self.width + 16)\" height=\"\(height)\">"]
      + lines.enumerated().map { index, line in
        "    <text \(start) y=\"\((index + 1) * Self.lineHeight - 4)\" \(font)>\(line.escapedForXML)</text>"
      } + ["  </svg>"]
  }

  /// Puts `values` in the places that name them, in one pass: a value that looks like a place stays as it is.
  private func fill(_ values: [String: String]) -> String {
    drawing.replacing(#/\{\{(\w+)\}\}/#) { values[String($0.1)] ?? String($0.0) }
  }
}
