/// What a format may need to know besides the report.
public struct ReportContext: Sendable {
  /// What was compared, as a sentence.
  let heading: String
  /// Whether the reader's terminal shows colours.
  let isColored: Bool
  /// The way from the repository to the package, with a slash at its end, or empty.
  let pathPrefix: String
  /// The name under which the reader called this tool.
  let tool: String
  /// Whether additions let the run pass.
  let passesAdditions: Bool

  /// What the reader at a terminal may want to do next, as a sentence.
  let nextStep: String?

  /// Makes a context; `pathPrefix` leads from the repository to the package, and `tool` is what the reader can run.
  public init(
    heading: String, isColored: Bool = false, pathPrefix: String = "", tool: String = "api-check",
    passesAdditions: Bool = false, nextStep: String? = nil
  ) {
    self.heading = heading
    self.isColored = isColored
    self.pathPrefix = pathPrefix
    self.tool = tool
    self.passesAdditions = passesAdditions
    self.nextStep = nextStep
  }
}
