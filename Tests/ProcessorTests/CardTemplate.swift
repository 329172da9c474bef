import Foundation

/// The drawing into which the parts of a card are put.
struct CardTemplate {
  private static let lineHeight = 26
  private static let pictureHeight = 320

  private let drawing: String

  /// The template in the test bundle.
  static func bundled() throws -> CardTemplate {
    let file = Bundle.module.bundleURL.appending(path: "card.svg")
    return CardTemplate(drawing: try String(contentsOf: file, encoding: .utf8))
  }

  /// The card as an SVG document.
  func svg(of card: Card) -> String {
    let lines = card.text.wrapped(to: 44)
    let top = card.picture == nil ? 64 : 64 + Self.pictureHeight
    let height = top + lines.count * Self.lineHeight + 24
    let body = image(card.picture) + lines.enumerated().map { text($1, y: top + ($0 + 1) * Self.lineHeight) }
    return fill([
      "height": "\(height)", "frame": "\(height - 1)", "title": card.title.escapedForXML,
      "body": body.joined(separator: "\n"),
    ])
  }

  private func image(_ picture: URL?) -> [String] {
    guard let picture else { return [] }
    let size = "width=\"432\" height=\"\(Self.pictureHeight)\""
    return ["  <image x=\"24\" y=\"64\" \(size) href=\"\(picture.absoluteString.escapedForXML)\"/>"]
  }

  private func text(_ line: String, y: Int) -> String {
    "  <text x=\"24\" y=\"\(y)\" font-family=\"sans-serif\" font-size=\"17\">\(line.escapedForXML)</text>"
  }

  /// Puts `values` in the places that name them, in one pass: a value that looks like a place stays as it is.
  private func fill(_ values: [String: String]) -> String {
    drawing.replacing(#/\{\{(\w+)\}\}/#) { values[String($0.1)] ?? String($0.0) }
  }
}
