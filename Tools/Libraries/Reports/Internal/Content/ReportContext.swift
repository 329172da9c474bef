/// What a format may need to know besides the report.
struct ReportContext {
  /// What was compared, as a sentence.
  let heading: String
  /// Whether the reader's terminal shows colours.
  let isColored: Bool
  /// The way from the repository to the package, with a slash at its end, or empty.
  let pathPrefix: String
}
