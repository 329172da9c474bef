/// The name of a target in one line or two.
struct BoxLabel {
  private let lines: [Substring]

  private static let characterWidth = 7.8
  private static let lineHeight = 16.0
  /// A name that is longer takes two lines if it has two words.
  private static let mostCharacters = 12

  init(_ name: String) {
    let middle = name.count / 2
    let capitals = name.indices.dropFirst().filter { name[$0].isUppercase }
    let distance = { (index: String.Index) in abs(name.distance(from: name.startIndex, to: index) - middle) }
    if name.count > Self.mostCharacters, let cut = capitals.min(by: { distance($0) < distance($1) }) {
      lines = [name[..<cut], name[cut...]]
    } else {
      lines = [name[...]]
    }
  }

  /// How wide a box around it is.
  var width: Double {
    Double(lines.map(\.count).max() ?? 0) * Self.characterWidth + 22
  }

  /// The elements that show it around a point.
  func texts(x: Double, y: Double) -> [String] {
    let first = y - Double(lines.count - 1) * Self.lineHeight / 2 + 4.5
    return lines.enumerated().map { number, line in
      let y = first + Double(number) * Self.lineHeight
      return "<text x=\"\(x.inSVG)\" y=\"\(y.inSVG)\">\(String(line).escapedForXML)</text>"
    }
  }
}
