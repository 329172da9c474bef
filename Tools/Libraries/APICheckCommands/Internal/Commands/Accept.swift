import APIComparison
import Foundation
import PackageBuilds
import Processes
import Reports

/// The command `accept`, which records the decision to let a change pass.
struct Accept {
  let workspace: Workspace
  /// The declaration whose changes are accepted; nil for all changes that a list of the package manager names.
  let declaration: String?

  func run(_ outcome: inout Outcome) throws {
    let asked = workspace.request.acceptance
    guard let reason = asked.reason, let until = asked.until else {
      throw AcceptError.undecided(declaration: declaration ?? asked.list ?? "")
    }
    if until.isOver(tags: workspace.reader.tags(in: "HEAD"), date: Date()) {
      throw AcceptError.over(until: until.text)
    }
    let file = workspace.acceptanceFile
    var record = try file.read()
    let before = record.text
    var text = ""
    if let declaration {
      for (rule, module) in try subjects(declaration, &outcome) {
        text += record.accept(rule, of: declaration, in: module, until: until, reason: reason) + "\n"
      }
    } else if let list = asked.list {
      var lost: [String] = []
      let lines = try imported(list, &outcome)
      for (line, result) in lines {
        text += line + "\n"
        switch result {
        case .breaks(let found):
          for (module, change) in found {
            let line = record.accept(
              change.rule.id, of: change.declaration, in: module, until: until, reason: reason)
            text += "    became \(line)\n"
          }
        case .unneeded(let module, let change):
          text +=
            "    needs no decision: \(change.rule.id) \(change.declaration) in \(module) is \(change.verdict)\n"
        case .nothing(let why):
          text += "    became nothing: \(why)\n"
          lost.append(line)
        }
      }
      if !lost.isEmpty {
        outcome.status = .drift
        outcome.complaints.append(Self.loss(of: lost, among: lines.count, in: list))
      }
    }
    try file.write(record)
    try workspace.write(text, to: &outcome)
    if record.text == before { return }
    workspace.progress.note(
      """
      Commit it, after `\(ToolName.current) bless` if the baseline does not have the change yet. Delete the line to take \
      the decision back; checks ask for that too, once it is over.
      """)
  }

  /// What a line of a list of the package manager becomes.
  private enum Imported {
    /// Decisions on these breaks.
    case breaks([(module: String, change: Change)])
    /// No decision, since no client notices the change.
    case unneeded(module: String, change: Change)
    /// No decision, for the reason that is given.
    case nothing(String)
  }

  /// The lines of a list of the package manager, each with what it becomes.
  private func imported(_ path: String, _ outcome: inout Outcome) throws -> [(
    line: String, result: Imported
  )] {
    let list = try BreakageAllowlist(path)
    let known = try findings(&outcome)
    return list.lines.map { line in
      guard let message = DigesterMessage(line) else {
        return (line, .nothing("it is no message of the package manager's check"))
      }
      let found = message.meaning(of: known)
      let breaks = found.filter { $0.change.verdict >= .fragile }
      if breaks.isEmpty, let harmless = found.first {
        return (line, .unneeded(module: harmless.module, change: harmless.change))
      }
      return (
        line,
        breaks.isEmpty ? .nothing("nothing has changed since \(title) on what it names") : .breaks(breaks)
      )
    }
  }

  /// What is said of the `lines` that became nothing.
  private static func loss(of lines: [String], among count: Int, in list: String) -> String {
    """
    \(lines.count) of \(count) \(count == 1 ? "line" : "lines") of \(list) became nothing, so no decision lets pass \
    what they did; accept by name what still has to pass, or name the revision that the list was made for by --against:
    """ + lines.map { "\n  \($0)" }.joined()
  }

  private var revisions: [String] {
    let bases = workspace.request.bases.map(\.revision)
    return bases.isEmpty ? ["HEAD"] : bases
  }

  private var title: String { revisions.joined(separator: " and ") }

  /// The breaks of `declaration`, or else its other changes; without a repository, what the command line says.
  private func subjects(_ declaration: String, _ outcome: inout Outcome) throws -> [(
    rule: String, module: String
  )] {
    let wanted = workspace.request.acceptance.rule
    do {
      let found = try findings(&outcome)
      let matching = found.filter {
        $0.change.declaration == declaration && wanted ?? $0.change.rule.id == $0.change.rule.id
      }
      if matching.isEmpty {
        throw AcceptError.noFinding(
          declaration: declaration, rule: wanted, revision: title, found: found.map(\.change.declaration))
      }
      let breaks = matching.filter { $0.change.verdict >= .fragile }
      return (breaks.isEmpty ? matching : breaks).map { ($0.change.rule.id, $0.module) }
    } catch  where workspace.reader.prefix == nil {
      guard let rule = wanted, let module = workspace.request.namedModules.first else {
        throw AcceptError.unknowable("\(error)")
      }
      outcome.complaints.append("Nothing could be compared, so whether \(rule) is what changes is not known.")
      return [(rule, module)]
    }
  }

  /// What has changed since any of the revisions, without repetition.
  private func findings(_ outcome: inout Outcome) throws -> [(module: String, change: Change)] {
    var known: Set<[String]> = []
    var findings: [(module: String, change: Change)] = []
    for revision in revisions {
      let (base, tree) = try workspace.workingTree(since: revision)
      let changes = try workspace.compared(VersionPair(base ?? tree, tree), &outcome).report.changes
      findings += changes.filter {
        known.insert([$0.module, $0.change.declaration, $0.change.rule.id]).inserted
      }
    }
    return findings
  }
}
