/// What a format may need to know besides the report.
public struct ReportContext: Sendable {
  /// What was compared, as a sentence.
  let heading: String
  /// Whether the reader's terminal shows colours.
  let isColored: Bool
  /// The way from the repository to the package, with a slash at its end, or empty.
  let pathPrefix: String
  /// What the reader can run to make what there is the baseline.
  let bless: String
  /// Whether additions let the run pass.
  let passesAdditions: Bool
  /// Whether its reader sees nothing else of what the tool says.
  let standsAlone: Bool
  /// What the reader at a terminal may want to do next, as a sentence.
  let nextStep: String?

  /// Makes a context; `pathPrefix` leads from the repository to the package, and `tool` is what the reader can run.
  ///
  /// With `blessOptions` the tool blesses the baselines that were compared. Of a report that `standsAlone` the text, too,
  /// lists what could not be checked, which the tool says on standard error.
  public init(
    heading: String, isColored: Bool = false, pathPrefix: String = "", tool: String = "api-check",
    blessOptions: [String] = [], passesAdditions: Bool = false, standsAlone: Bool = true,
    nextStep: String? = nil
  ) {
    self.heading = heading
    self.isColored = isColored
    self.pathPrefix = pathPrefix
    bless = ([tool, "bless"] + blessOptions).joined(separator: " ")
    self.passesAdditions = passesAdditions
    self.standsAlone = standsAlone
    self.nextStep = nextStep
  }
}
