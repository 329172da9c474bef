/// The comment in front of a declaration.
public enum DocumentationComment: Sendable {
  /// The lines of the comment before line `number` of `source`, which counts from one; empty where there is no comment.
  ///
  /// Lines with attributes may stand between the comment and the declaration.
  public static func lines(before number: Int, in source: [Substring]) -> [String] {
    var index = number - 2
    var isAttribute = true
    while isAttribute, source.indices.contains(index) {
      isAttribute = source[index].trimmed.hasPrefix("@") || source[index].trimmed.hasPrefix("#if")
      if isAttribute { index -= 1 }
    }
    guard source.indices.contains(index) else { return [] }
    if source[index].trimmed.hasSuffix("*/") { return block(endingAt: index, in: source) }
    var lines: [String] = []
    while source.indices.contains(index), source[index].trimmed.hasPrefix("///") {
      lines.insert(withoutMarks(source[index].trimmed.dropFirst(3)), at: 0)
      index -= 1
    }
    return lines
  }

  private static func block(endingAt end: Int, in source: [Substring]) -> [String] {
    guard let start = source[...end].lastIndex(where: { $0.trimmed.hasPrefix("/*") }),
      source[start].trimmed.hasPrefix("/**")
    else { return [] }
    let lines = source[start...end].enumerated().map { offset, line in
      var text = line.trimmed
      if offset == 0 { text = text.dropFirst(3) }
      if start + offset == end { text = text.dropLast(2).trimmed }
      if offset > 0, text.hasPrefix("*") { text = text.dropFirst() }
      return withoutMarks(text)
    }
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let last = lines.lastIndex { !$0.isEmpty } ?? lines.startIndex
    return first <= last ? Array(lines[first...last]) : []
  }

  private static func withoutMarks(_ text: Substring) -> String {
    String(text.hasPrefix(" ") ? text.dropFirst() : text)
  }
}

extension Substring {
  /// The text without white space at its ends.
  fileprivate var trimmed: Substring {
    let rest = drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return rest.prefix(0) }
    return rest[...last]
  }
}
