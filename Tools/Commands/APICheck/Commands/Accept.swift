import Compatibility
import Packages
import Pipeline
import Reports

/// The command `accept`, which records the decision to let a change pass.
struct Accept {
  let session: Session
  let request: AcceptRequest
  let against: String?

  func run() throws -> ExitCode {
    let file = session.acceptanceFile
    var record = try file.read()
    var text = ""
    for (rule, module) in try subjects() {
      let decision = AcceptedChange(
        rule: rule, declaration: request.declaration, module: module, until: request.until,
        reason: request.reason)
      record = record.adding(decision)
      text += "\(record.file): \(decision)\n"
    }
    try file.write(record)
    try session.write(text)
    return .nothingToReview
  }

  /// The findings on the declaration; without a repository, what the command line says.
  private func subjects() throws -> [(rule: String, module: String)] {
    do {
      let found = try findings()
      let matching = found.filter {
        $0.change.declaration == request.declaration && request.rule ?? $0.change.rule == $0.change.rule
      }
      if matching.isEmpty {
        throw AcceptError.noFinding(
          request, revision: against ?? "HEAD", found: found.map(\.change.declaration))
      }
      return matching.map { ($0.change.rule, $0.module) }
    } catch  where session.reader.prefix == nil {
      guard let rule = request.rule, let module = session.options.modules.first else {
        throw AcceptError.unknowable("\(error)")
      }
      Terminal.complain("Nothing could be compared, so whether \(rule) is what changes is not known.")
      return [(rule, module)]
    }
  }

  private func findings() throws -> [(module: String, change: Change)] {
    let (old, new) = try session.reader.versions(
      old: .revision(against ?? "HEAD"), new: .workingTree, wholeNew: false)
    try session.requireModules(in: [new])
    let report = try session.report(old, new)
    return report.modules.flatMap { module in module.changes.map { (module.name, $0) } }
  }
}
