import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// A target's folder may be a link to where its files are.
@Suite struct LinkedFolderTests {
  @Test func revisionsReadWhatItLeadsTo() async throws {
    try await withTemporaryFolder { folder in
      var files = SmallPackage.files("")
      files[SmallPackage.source] = nil
      try folder.write(files.merging(["Shared/Kettle.swift": "public func boil() {}\n"]) { $1 })
      let sources = folder.appending(path: "Sources")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: sources.appending(path: "Kettle").path, withDestinationPath: "../Shared")
      #expect(try await run("bless", in: folder).status == 0)
      try await Git.commit(folder)
      try folder.write(["README.md": "# Kettle\n"])
      try await Git.commit(folder)
      let same = try await run("diff", "--exact", "main~1", "main", in: folder)
      #expect(same.status == 0 && same.text.contains("1 module compared"), "\(same)")
      let check = try await run("check", "--against", "main~1", in: folder)
      #expect(check.status == 0, "\(check)")
      try folder.write(["Shared/Kettle.swift": "public func pour() {}\n"])
      let changed = try await run("diff", "main", in: folder)
      #expect(changed.status == 1 && changed.text.contains("breaking boil() [member-removed]"), "\(changed)")
    }
  }

  private func run(_ arguments: String..., in folder: URL) async throws -> Subprocess.Output {
    try await APICheckRun.run(arguments + ["--quiet"], in: folder)
  }
}
