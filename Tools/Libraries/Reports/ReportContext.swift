public import APIComparison

/// What a format may need to know besides the report.
public struct ReportContext: Sendable {
  /// What was compared, as a sentence.
  let heading: String
  /// Whether the reader's terminal shows colours.
  let isColored: Bool
  /// The path from the repository to the package, with a slash at its end, or empty.
  let pathPrefix: String
  /// The command that makes the current surface the baseline.
  let bless: String
  /// The worst verdict with which the run passes.
  let worstPassing: Verdict
  /// Whether readers of the report see nothing else of the tool's output.
  let standsAlone: Bool
  /// What the reader may want to do next, a sentence each.
  let nextSteps: [String]

  /// Makes a context; `pathPrefix` leads from the repository to the package, and `tool` is the command to call.
  ///
  /// With `blessOptions` the tool blesses the baselines that were compared. Changes with a verdict up to `worstPassing`
  /// fail no run. A report that `standsAlone` also lists in its text what could not be checked; otherwise the tool says
  /// that on standard error.
  public init(
    heading: String, isColored: Bool = false, pathPrefix: String = "", tool: String = "api-check",
    blessOptions: [String] = [], worstPassing: Verdict = .none, standsAlone: Bool = true,
    nextSteps: [String] = []
  ) {
    self.heading = heading
    self.isColored = isColored
    self.pathPrefix = pathPrefix
    bless = ([tool, "bless"] + blessOptions).joined(separator: " ")
    self.worstPassing = worstPassing
    self.standsAlone = standsAlone
    self.nextSteps = nextSteps
  }
}
