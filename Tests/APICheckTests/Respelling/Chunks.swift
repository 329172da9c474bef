/// The parts of a source that blank lines separate, without tearing apart what braces or `#if` hold together.
enum Chunks {
  static func split(_ lines: [Substring]) -> [[Substring]] {
    var chunks: [[Substring]] = [[]]
    var depth = 0
    for line in lines {
      if line.allSatisfy(\.isWhitespace), depth == 0 {
        chunks.append([])
      } else {
        chunks[chunks.endIndex - 1].append(line)
        depth += self.depth(of: line)
      }
    }
    return chunks.filter { !$0.isEmpty }
  }

  static func split(_ text: String) -> [[Substring]] {
    split(text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  static func join(_ chunks: [[Substring]]) -> String {
    chunks.joined(separator: [""]).joined(separator: "\n") + "\n"
  }

  /// How many more braces and conditions `line` opens than it closes.
  private static func depth(of line: Substring) -> Int {
    let text = line.drop(while: \.isWhitespace)
    if text.hasPrefix("//") { return 0 }
    if text.hasPrefix("#if ") { return 1 }
    if text.hasPrefix("#endif") { return -1 }
    return text.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
  }
}
