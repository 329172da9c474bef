public import Foundation
import Processes

/// Writes `script`, with its first line, to `file`, as a program that can be run at once.
///
/// Another process writes it: a child that a parallel test starts would inherit a descriptor open for writing, and for
/// as long as it has one the system refuses to run the script. Creates the folders above `file`; throws
/// ``UnwrittenScript``.
public func writeScript(_ script: String, to file: URL) async throws {
  let draft = file.appendingPathExtension("draft")
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try draft.write(script)
  let arguments = ["install", "-m", "755", draft.path, file.path]
  let installation = try await BlockingWork.run { try Subprocess("/usr/bin/env", arguments).run() }
  try FileManager.default.removeItem(at: draft)
  guard installation.succeeded else {
    throw UnwrittenScript(path: file.path, complaint: installation.standardError)
  }
}
