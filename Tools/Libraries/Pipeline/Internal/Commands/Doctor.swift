import Packages
import Processes

/// The command `doctor`, which says what would go wrong here, and what mends it.
struct Doctor {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    var lines = workspace.reader.ailments().map { "\($0.problem)\n    \($0.remedy)\n" }
    if !workspace.reader.hasBaselines {
      lines.append(
        "There is no baseline, so check has nothing to hold the package against.\n    \(ToolName.current) init\n"
      )
    }
    outcome.status = lines.isEmpty ? .nothingToReview : .drift
    try workspace.write(lines.isEmpty ? "Nothing is in the way.\n" : lines.joined(), to: &outcome)
  }
}
