import Foundation
import Processes
import TestSupport
import Testing

/// What a run keeps for those that follow, and how to be rid of it.
@Suite struct KeptWorkTests {
  private static let broken = "public func boil() -> Absent {}\n"

  @Test func aRevisionThatDoesNotBuildIsToldAtOnce() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files(Self.broken))
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: "public func boil() {}\n"])
      let first = try await diff([], in: folder)
      #expect(first.status == 2)
      #expect(first.standardError.contains("Kettle.swift:1:23: error: cannot find type 'Absent' in scope"))
      let second = try await diff(["--verbose"], in: folder)
      #expect(second.status == 2)
      #expect(second.standardError.contains("did not build before; --fresh builds it again."))
      #expect(second.standardError.contains("Kettle.swift:1:23: error: cannot find type 'Absent' in scope"))
      #expect(!isBuilt(in: second))
      #expect(isBuilt(in: try await diff(["--verbose", "--fresh"], in: folder)))
    }
  }

  @Test func cleaningLeavesNothingThatCouldBeKept() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: "public func boil() throws {}\n"])
      let before = try await diff([], in: folder)
      let cleaned = try await APICheckRun.run(["clean"], in: folder)
      #expect(cleaned.status == 0)
      let sentence = #/Removed [\d.,]+.[kKMG]B in .*\/api-check\./#
      #expect(cleaned.text.wholeMatch(of: sentence) != nil, "\(cleaned.text)")
      let left = try FileManager.default.subpathsOfDirectory(
        atPath: folder.appending(path: ".build/api-check").path)
      #expect(Set(left) == [".gitignore", "revisions", "revisions/.lock", "tree.lock"])
      #expect(try await APICheckRun.run(["clean"], in: folder).text.hasPrefix("Nothing is kept in "))
      #expect(try await diff([], in: folder).text == before.text)
    }
  }

  /// Whether the package manager has built the revision.
  private func isBuilt(in output: Subprocess.Output) -> Bool {
    output.standardError.contains("Building what differs in the revision main")
      || output.standardError.contains("Building the revision main")
  }

  private func diff(_ options: [String], in folder: URL) async throws -> Subprocess.Output {
    try await APICheckRun.run(["diff", "main"] + options, in: folder)
  }
}
