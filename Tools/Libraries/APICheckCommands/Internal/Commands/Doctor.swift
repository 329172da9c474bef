import Foundation
import PackageBuilds
import Processes

/// The command `doctor`, which says what would go wrong here, and how to correct it.
struct Doctor {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    var lines = workspace.reader.setupProblems().map { "\($0.problem)\n    \($0.remedy)\n" }
    do {
      _ = try workspace.acceptanceFile.read()
    } catch {
      lines.append("\(error)\n    \(ToolName.current) accept DECLARATION --reason TEXT --until VERSION\n")
    }
    lines += workspace.request.bases.map(\.revision).compactMap(whyUnknown)
    lines += unfinishedWorkflow.map { [$0] } ?? []
    let guardsNothing = workspace.reader.hasNothingToGuard
    if !guardsNothing {
      do {
        try workspace.reader.requireBaselines()
      } catch {
        lines.append("\(error)\n    \(ToolName.current) init\n")
      }
    }
    var untried: [String] = []
    if !guardsNothing {
      do {
        let trial = try workspace.reader.tryBuild()
        lines += trial.problems.map { "\($0.trimmingCharacters(in: .newlines))\n    swift build\n" }
        untried = trial.untried
      } catch {
        // That there is no toolchain is a setup problem, too.
        let problem = "\(error)\n"
        if !lines.contains(where: { $0.hasPrefix(problem) }) { lines.append(problem + "    swift build\n") }
      }
    }
    outcome.status = lines.isEmpty ? .nothingToReview : .drift
    let sound = guardsNothing ? workspace.nothingToGuard : "Nothing is in the way.\n"
    let rest =
      untried.isEmpty
      ? "" : "Not tried: \(untried.joined(separator: ", ")). `\(ToolName.current) check` finds out.\n"
    try workspace.write((lines.isEmpty ? sound : lines.joined()) + rest, to: &outcome)
  }

  /// What the workflow still lacks and only a person knows; nil if it lacks nothing.
  private var unfinishedWorkflow: String? {
    let path = PackageSetup(of: workspace).workflow.path
    let text = try? InputFile.text("\(workspace.request.package)/\(path)")
    guard text?.contains(ActionSource.unknownOwner) == true else { return nil }
    return ActionSource.missingOwner(in: path)
      + "\n    perl -pi -e 's/\(ActionSource.unknownOwner)/OWNER/' \(path)\n"
  }

  /// Why `check` would not find the revision `name`, and how to correct that; nil if it would find it.
  private func whyUnknown(_ name: String) -> String? {
    do {
      guard try !workspace.reader.knows(workspace.revision(name)) else { return nil }
      return "check is to compare with \(name), which is neither a path nor a revision of this repository.\n"
        + "    git fetch --all --tags\n"
    } catch ReleaseError.none {
      // `setupProblems` have already reported that there is no tag.
      return nil
    } catch {
      return "\(error)\n    git fetch --all --tags\n"
    }
  }
}
