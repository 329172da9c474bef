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
  /// For code scanning: SARIF 2.1.0.
  case sarif
  /// For services that show the results of tests: JUnit's XML.
  case junit
  /// For the code quality of a merge request.
  case gitlab
  /// For people with a browser: one file without any other.
  case html

  /// The text of `report`.
  public func render(_ report: Report, in context: ReportContext) throws -> String {
    switch self {
    case .text: TextFormat.render(report, in: context)
    case .json: try JSONFormat.render(report, in: context)
    case .markdown: MarkdownFormat.render(report, in: context)
    case .github: GitHubFormat.render(report, in: context)
    case .sarif: try SARIFFormat.render(report, in: context)
    case .junit: JUnitFormat.render(report, in: context)
    case .gitlab: try GitLabFormat.render(report, in: context)
    case .html: HTMLFormat.render(report, in: context)
    }
  }
}
