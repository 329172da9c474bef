import Packages

/// The command `diff`, which finds what has changed between any two versions.
struct Diff {
  let session: Session
  let old: String
  let new: String?

  func run() throws -> ExitCode {
    let (before, after) = try session.versions(old: old, new: new)
    try session.requireModules(in: [before, after])
    var report = try session.report(before, after)
    if new == nil {
      report = try session.decided(report, since: session.commit(of: old), isStrict: false)
    }
    return try session.publish(
      report, of: [before, after],
      heading: "Comparing the \(before.title) with the \(after.title).")
  }
}
