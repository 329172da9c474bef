import Packages

/// The command `diff`, which finds what has changed between any two versions.
struct Diff {
  let session: Session
  let old: String
  let new: String?

  func run() throws -> ExitCode {
    let (before, after) = try session.reader.versions(
      old: .named(old), new: new.map { .named($0) } ?? .workingTree, wholeNew: false)
    try session.requireModules(in: [before, after])
    var report = try session.report(before, after)
    if new == nil {
      report = try session.decided(report, since: before.commit, isStrict: false)
    }
    return try session.publish(
      report, of: [before, after],
      heading: "Comparing the \(before.title) with the \(after.title).")
  }
}
