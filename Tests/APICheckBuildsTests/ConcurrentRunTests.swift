import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// Two runs on one package at once.
@Suite struct ConcurrentRunTests {
  @Test func bothAnswerAndOneBuilds() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: "public func boil() throws {}\n"])
      let script = """
        for name in first second; do
          { "$0" diff main >$name.out 2>$name.err; echo $? >$name.status; } &
        done
        wait
        """
      _ = try await BlockingWork.run {
        try Subprocess(
          "/bin/sh", ["-c", script, APICheckRun.tool], in: folder.path, environment: APICheckRun.environment
        ).run()
      }
      for name in ["first", "second"] {
        #expect(try folder.text(of: "\(name).status") == "1\n")
        #expect(try folder.text(of: "\(name).out").contains("breaking boil() [throws-added]"))
      }
      let builders = try ["first.err", "second.err"].filter {
        try folder.text(of: $0).contains("Building the revision main")
      }
      #expect(builders.count == 1)
      let later = try await APICheckRun.run(["diff", "main"], in: folder)
      #expect(later.status == 1)
      #expect(!later.standardError.contains("Building the revision"))
    }
  }

  /// Each of the two holds what the other one needs next, if they are careless.
  @Test func crossedComparisonsDoNotWaitForEachOther() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      _ = try await Git.run(["tag", "v1.4.0"], in: folder)
      try folder.write([SmallPackage.source: "public func boil() throws {}\n"])
      try await Git.commit(folder)
      let script = """
        "$0" diff --exact main~1 main >there & "$0" diff --exact main main~1 >back &
        wait
        """
      _ = try await BlockingWork.run {
        try Subprocess(
          "/bin/sh", ["-c", script, APICheckRun.tool], in: folder.path, environment: APICheckRun.environment
        ).run()
      }
      #expect(try folder.text(of: "there").contains("breaking boil() [throws-added]"))
      #expect(try folder.text(of: "there").contains("Next version: at least 2.0.0."))
      #expect(try folder.text(of: "back").contains("compatible boil() [throws-removed]"))
    }
  }
}
