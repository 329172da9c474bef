public import Foundation
import Processes
import TestSupport

/// Git as the tests use it.
public enum Git: Sendable {
  /// Makes `folder` a repository if it is none, and commits all its files.
  public static func commit(_ folder: URL) async throws {
    _ = try await run(["init", "--quiet", "--initial-branch", "main"], in: folder)
    _ = try await run(["add", "--all"], in: folder)
    let author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    _ = try await run(author + ["commit", "--quiet", "--message", "A step", "--allow-empty"], in: folder)
  }

  /// What git prints when it is called with `arguments` in `folder`.
  public static func run(_ arguments: [String], in folder: URL) async throws -> String {
    try await BlockingWork.run {
      try Subprocess("/usr/bin/env", ["git"] + arguments, in: folder.path).run().text
    }
  }
}
