import Processes
import Reports

/// What modifies a command.
struct Options: Equatable {
  var packagePath = "."
  var baselines: String?
  var modules: Set<String> = []
  var format = ReportFormat.text
  var output: String?
  var budget: String?
  var table: String?
  var updatesTable = false
  var reason: String?
  var until: String?
  var rule: String?
  var isExact = false
  var isDeep = false
  var failsOnBreaksOnly = false
  var includesSPI = false
  var includesUnderscored = false
  var verbosity = ProgressLog.Level.steps
}
