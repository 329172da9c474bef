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
      for (line, found) in try imported(list, &outcome) {
        text += line + "\n"
        for (module, change) in found {
          let line = record.accept(
            change.rule.id, of: change.declaration, in: module, until: until, reason: reason)
          text += "    became \(line)\n"
        }
        if found.isEmpty { text += "    became nothing: no break since \(title) is on what it names\n" }
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

  /// The lines of a list of the package manager, each with the breaks that it is about.
  private func imported(_ path: String, _ outcome: inout Outcome) throws -> [(
    line: String, found: [(module: String, change: Change)]
  )] {
    let list = try BreakageAllowlist(path)
    let known = try findings(&outcome).filter { $0.change.verdict >= .fragile }
    return list.lines.map { line in
      let name = BreakageAllowlist.declaration(in: line)
      return (line, known.filter { $0.change.declaration == name })
    }
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
