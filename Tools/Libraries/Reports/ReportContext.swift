/// What a format may need to know besides the report.
public struct ReportContext: Sendable {
  /// What was compared, as a sentence.
  let heading: String
  /// Whether the reader's terminal shows colours.
  let isColored: Bool
  /// The way from the repository to the package, with a slash at its end, or empty.
  let pathPrefix: String

  /// Makes a context; `pathPrefix` leads from the repository to the package.
  public init(heading: String, isColored: Bool = false, pathPrefix: String = "") {
    self.heading = heading
    self.isColored = isColored
    self.pathPrefix = pathPrefix
  }
}
