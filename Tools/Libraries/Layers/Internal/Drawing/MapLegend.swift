import Drawings

/// What a map's colours, bars and widths mean.
struct MapLegend {
  private let lines: [[(mark: String, length: Double, text: String)]]
  private static let lineHeight = 22.0

  init(_ map: ModuleMap) {
    var kinds: [(mark: String, length: Double, text: String)] = MapNode.Kind.allCases.filter { kind in
      map.nodes.contains { $0.kind == kind }
    }.map { kind in
      let mark =
        "<g class=\"\(kind)\"><rect class=\"box\" x=\"0\" y=\"-10\" width=\"14\" height=\"12\" rx=\"3\"/></g>"
      return (mark, 14, kind.meaning)
    }
    let bar =
      "<g class=\"library\"><rect class=\"bar\" x=\"0\" y=\"-6\" width=\"30\" height=\"5\"/>"
      + "<rect class=\"part\" x=\"0\" y=\"-6\" width=\"10\" height=\"5\"/></g>"
    kinds.append((bar, 30, "public, of all that files share"))
    func line(_ count: Int, _ kind: String) -> String {
      "<path class=\"\(kind)\" stroke-width=\"\(MapMeasures.stroke(count).inSVG)\" d=\"M0 -4H26\"/>"
    }
    let arrows = [
      (line(1, "arrow"), 26.0, "1"), (line(10, "arrow"), 26, "10"),
      (line(100, "arrow"), 26, "100 declarations name types of it"),
      (line(10, "arrow") + line(4, "shown"), 26, "public ones"), (line(0, "arrow bare"), 26, "only imported"),
    ]
    var remarks: [String] = []
    if map.implied > 0 { remarks.append("\(map.implied.of("arrow")) that longer ways imply") }
    if map.leftOut > 0 {
      remarks.append("\(map.leftOut.of("module")) that only tests need, or that are tests")
    }
    lines =
      [kinds, arrows.map { (mark: $0.0, length: $0.1, text: $0.2) }]
      + (remarks.isEmpty
        ? [] : [[(mark: "", length: 0, text: "left out: " + remarks.joined(separator: ", "))]])
  }

  var height: Double { Double(lines.count) * Self.lineHeight }

  var width: Double { lines.map(Self.width).max() ?? 0 }

  /// The elements that show it in the middle of a page of this `width`.
  func elements(y: Double, width: Double) -> [String] {
    lines.enumerated().flatMap { number, line in
      var x = (width - Self.width(of: line)) / 2
      let place = y + Double(number) * Self.lineHeight
      return line.map { item in
        defer { x += Self.width(of: item) + 20 }
        let text =
          "<text class=\"note\" x=\"\((item.length + 7).inSVG)\" y=\"0\">\(item.text.escapedForXML)</text>"
        return "<g transform=\"translate(\(x.inSVG) \(place.inSVG))\">\(item.mark)\(text)</g>"
      }
    }
  }

  private static func width(of item: (mark: String, length: Double, text: String)) -> Double {
    item.length + 7 + Double(item.text.count) * 6.6
  }

  private static func width(of line: [(mark: String, length: Double, text: String)]) -> Double {
    line.reduce(-20) { $0 + width(of: $1) + 20 }
  }
}
