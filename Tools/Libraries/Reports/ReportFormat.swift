/// A way to write a report.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people at a terminal.
  case text
  /// For programs; the shape is stable.
  case json
  /// For a comment on a pull request.
  case markdown
  /// Annotations for the lines of a pull request.
  case github

  /// The text of `report`; `heading` says what was compared.
  ///
  /// `isColored` is for text on a terminal that shows colours; `pathPrefix` leads from the repository to the package,
  /// and ends in a slash unless it is empty.
  public func render(
    _ report: Report, heading: String, isColored: Bool = false, pathPrefix: String = ""
  ) throws -> String {
    let context = ReportContext(heading: heading, isColored: isColored, pathPrefix: pathPrefix)
    return switch self {
    case .text: TextFormat.render(report, in: context)
    case .json: try JSONFormat.render(report, in: context)
    case .markdown: MarkdownFormat.render(report, in: context)
    case .github: GitHubFormat.render(report, in: context)
    }
  }
}
