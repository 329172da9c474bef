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
      let line = record.accept(
        rule, of: request.declaration, in: module, until: request.until, reason: request.reason)
      text += line + "\n"
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
    } catch let error as GitError where GitRepository(around: session.package) == nil {
      guard let rule = request.rule, let module = session.options.modules.first else {
        throw AcceptError.unknowable("\(error)")
      }
      Terminal.complain("Nothing could be compared, so whether \(rule) is what changes is not known.")
      return [(rule, module)]
    }
  }

  private func findings() throws -> [(module: String, change: Change)] {
    let base = try session.base(against ?? "HEAD", since: "HEAD")
    let (old, new) = try session.reader.versions(
      old: session.source(base), new: session.tree, wholeNew: false)
    try session.requireModules(in: [new])
    return try session.report(old, new).changes
  }
}
