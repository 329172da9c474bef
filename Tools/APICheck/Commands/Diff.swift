import PackageSurface
import PublicSurface

/// The command `diff`, which finds what has changed between any two versions.
struct Diff {
  let session: Session
  let old: String
  let new: String?

  func run() throws -> ExitCode {
    let (before, after) = try session.versions(old: old, new: new)
    try session.requireModules(in: [before, after])
    return try session.publish(
      try session.report(before, after), of: [before, after],
      heading: "Comparing the \(before.side.title) with the \(after.side.title).")
  }
}
