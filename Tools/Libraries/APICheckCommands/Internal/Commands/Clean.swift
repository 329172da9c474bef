import Foundation
import PackageBuilds

/// The command `clean`, which removes what earlier runs have stored about the package.
struct Clean {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let reader = workspace.reader
    let (folder, size) = (reader.cacheFolder, try reader.clean())
    let text =
      size == 0
      ? "Nothing is kept in \(folder).\n"
      : "Removed \(Int64(size).formatted(.byteCount(style: .file))) in \(folder).\n"
    try workspace.write(text, to: &outcome)
  }
}
