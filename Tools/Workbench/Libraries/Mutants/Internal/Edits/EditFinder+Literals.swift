import Syntax

extension EditFinder {
  /// Constants of all kinds, and lists that lack an element.
  mutating func findLiterals(_ node: SyntaxNode, in place: Surroundings) {
    guard let range = source.extent(of: node) else { return }
    let text = source[range]
    switch node.kind {
    case "integer_literal_expr":
      guard let number = Int(text.replacing("_", with: "")) else { return }
      replace(range, by: "\(number + 1)", in: place)
    case "float_literal_expr":
      guard let number = Double(text.replacing("_", with: "")) else { return }
      replace(range, by: "\(number + 1)", in: place)
    case "boolean_literal_expr":
      guard let other = ["true": "false", "false": "true"][text] else { return }
      replace(range, by: other, in: place)
    case "string_literal_expr", "interpolated_string_literal_expr": findText(node, text, range, in: place)
    case "array_expr":
      let elements = node.all("elements").compactMap { source.extent(of: $0) }
      guard text.hasPrefix("["), elements.count == node.all("elements").count, elements.count > 1 else {
        return
      }
      for index in elements.indices {
        let rest = elements.enumerated().filter { $0.offset != index }.map { source[$0.element] }
        note(
          .replaced(by: "[\(rest.joined(separator: ", "))]"), of: range, shown: elements[index], in: place,
          "\(quoted(elements[index])) is left out of \(quoted(range))")
      }
    default: break
    }
  }

  private mutating func findText(
    _ node: SyntaxNode, _ text: String, _ range: Range<Int>, in place: Surroundings
  ) {
    guard text.hasPrefix("\"") || text.hasPrefix("#"), text.hasSuffix("\"") || text.hasSuffix("#") else {
      return
    }
    if text == "\"\"" {
      replace(range, by: #""planted""#, in: place)
    } else if node.type == "$sSJD" || node.type.hasSuffix("UnicodeO6ScalarVD") {
      let next = text.unicodeScalars.dropFirst().first.flatMap { Unicode.Scalar($0.value + 1) }
      guard text.unicodeScalars.count == 3, let next, next != "\"", next != "\\" else { return }
      replace(range, by: "\"\(next)\"", in: place)
    } else {
      replace(range, by: #""""#, in: place)
    }
  }
}
