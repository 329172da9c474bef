import Caches
import Foundation

/// The command `clean`, which removes what earlier runs have kept of the package.
struct Clean {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let folder = CacheFolder(of: workspace.package)
    let size = try run()
    let text =
      size == 0
      ? "Nothing is kept in \(folder.directory).\n"
      : "Removed \(Int64(size).formatted(.byteCount(style: .file))) in \(folder.directory).\n"
    try workspace.write(text, to: &outcome)
  }

  /// Removes it, and says only how many bytes that were.
  @discardableResult
  func run() throws -> Int {
    try CacheFolder(of: workspace.package).clean(progress: workspace.progress)
  }
}
