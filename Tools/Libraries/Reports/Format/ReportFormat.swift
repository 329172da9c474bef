/// A way to write a report.
public enum ReportFormat: String, Sendable, Hashable, CaseIterable {
  /// For people at a terminal.
  case text
  /// For programs; the shape is stable.
  case json
  /// For a comment on a pull request.
  case markdown
  /// Annotations for the lines of a pull request.
  case github

  /// The text of `report`; `heading` says what was compared, `pathPrefix` leads from the repository to the package.
  public func render(
    _ report: Report, heading: String, isColored: Bool = false, pathPrefix: String = ""
  ) throws -> String {
    switch self {
    case .text: TextFormat(isColored: isColored).render(report, heading: heading)
    case .json: try JSONFormat.render(report)
    case .markdown: MarkdownFormat.render(report, heading: heading)
    case .github: GitHubFormat(pathPrefix: pathPrefix).render(report)
    }
  }
}
