import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What a branch is compared with once the other one has moved on.
@Suite struct BranchTests {
  private let boil = "public func boil() {}\n"

  @Test func aBranchAnswersForItsOwnChangesOnly() async throws {
    try await withTemporaryFolder { base in
      let folder = base.appending(path: "kettle")
      try folder.write(SmallPackage.files(boil))
      try await Git.commit(folder)
      _ = try await Git.run(["checkout", "--quiet", "-b", "feature"], in: folder)
      try folder.write([SmallPackage.source: boil + "public func pour() {}\n"])
      _ = try await APICheckRun.run(["bless"], in: folder)
      try await Git.commit(folder)
      _ = try await Git.run(["checkout", "--quiet", "main"], in: folder)
      try folder.write([SmallPackage.source: boil + "public func whistle() {}\n"])
      try await Git.commit(folder)
      _ = try await Git.run(["checkout", "--quiet", "feature"], in: folder)

      let own = try await APICheckRun.run(["check", "--against", "main"], in: folder)
      #expect(own.status == 1)
      #expect(own.text.contains("Comparing the merge-base with main ("))
      #expect(own.text.contains("additive pour()"))
      #expect(!own.text.contains("whistle()"))
      let exact = try await APICheckRun.run(["check", "--against", "main", "--exact"], in: folder)
      #expect(exact.status == 1)
      #expect(exact.text.contains("Comparing the revision main ("))
      #expect(exact.text.contains("breaking whistle() [member-removed]"))
      _ = try await Git.run(["tag", "1.0.0", "main"], in: folder)
      let released = try await APICheckRun.run(["check", "--against", "1.0.0"], in: folder)
      #expect(released.text.contains("Comparing the revision 1.0.0 ("))
      #expect(released.text.contains("breaking whistle() [member-removed]"))
      try await expectAdvice(forAShallowCloneOf: folder, base)
    }
  }

  private func expectAdvice(forAShallowCloneOf folder: URL, _ base: URL) async throws {
    let clone = ["clone", "--quiet", "--depth", "1", "--no-single-branch", "file://\(folder.path)", "clone"]
    _ = try await Git.run(clone, in: base)
    let shallow = base.appending(path: "clone")
    for arguments in [["diff", "origin/main"], ["check", "--against", "origin/main"]] {
      let output = try await APICheckRun.run(arguments + ["--quiet"], in: shallow)
      #expect(output.status == 2)
      #expect(output.text.isEmpty)
      #expect(output.standardError.contains("does not contain the merge-base with origin/main"))
      #expect(output.standardError.contains("`git fetch --unshallow` (fetch-depth: 0 in a workflow)"))
    }
    let unknown = try await APICheckRun.run(["diff", "v1", "--quiet"], in: shallow)
    #expect(unknown.status == 2)
    #expect(unknown.standardError.contains("v1 is neither a path nor a revision in this shallow clone"))
  }
}
