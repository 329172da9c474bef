/// A part of a Markdown text that a command writes, between two comments that name it.
public struct MarkedSection: Hashable, Sendable {
  private let name: String

  /// Names a section, as its comments do.
  public init(_ name: String) {
    self.name = name
  }

  /// The text `markdown` with `content` as this section.
  ///
  /// Throws ``FrontPageError/noPlace(section:)`` unless each of the two comments is there once, in order.
  public func replaced(in markdown: String, by content: String) throws(FrontPageError) -> String {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0] == "<!-- \(name) -->" }
    let ends = lines.indices.filter { lines[$0] == "<!-- end of \(name) -->" }
    guard starts.count == 1, ends.count == 1, starts[0] < ends[0] else { throw .noPlace(section: name) }
    let result =
      lines[...starts[0]] + content.split(separator: "\n", omittingEmptySubsequences: false)
      + lines[ends[0]...]
    return result.joined(separator: "\n")
  }
}
