import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// Outputs that nobody reads, names that nobody knows, and programs that are not there.
@Suite struct EnvironmentTests {
  private func shell(
    _ script: String, in folder: URL = FileManager.default.temporaryDirectory
  ) async throws -> Subprocess.Output {
    try await BlockingWork.run {
      try Subprocess(
        "/bin/sh", ["-c", script, APICheckRun.tool], in: folder.path, environment: APICheckRun.environment
      ).run()
    }
  }

  @Test func whatCannotBePrintedIsNoSuccess() async throws {
    let output = try await shell(#""$0" rules >&-"#)
    #expect(output.status == 2)
    #expect(output.standardError.hasPrefix("api-check: standard output cannot be written ("))
    #expect(try await shell(#""$0" nonsense 2>&-"#).status == 64)
  }

  @Test func aReaderMayStopReading() async throws {
    let output = try await shell(#"for run in 1 2 3 4 5; do "$0" rules; done | head -n 1"#)
    #expect(output.text == "Declarations")
    #expect(output.standardError.isEmpty)
  }

  @Test func aFolderIsNoFileToWriteTo() async throws {
    try await withTemporaryFolder { folder in
      let output = try await APICheckRun.run(["rules", "--output", "."], in: folder)
      #expect(output.status == 2)
      #expect(output.text.isEmpty)
      #expect(output.standardError.contains("cannot be written (Is a directory)"))
      let made = try await APICheckRun.run(["rules", "--output", "a/new folder/rules.txt"], in: folder)
      #expect(made.status == 0)
      #expect(try folder.text(of: "a/new folder/rules.txt").hasPrefix("Declarations\n"))
    }
  }

  @Test func aMistypedRevisionComesWithTheOneThatWasMeant() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files)
      try await Git.commit(folder)
      _ = try await Git.run(["update-ref", "refs/remotes/origin/release", "main"], in: folder)
      _ = try await Git.run(["tag", "1.0.0"], in: folder)
      for (name, meant) in [
        ("mian", "main"), ("release", "origin/release"), ("1.0.O", "1.0.0"), ("HAED", "HEAD"),
      ] {
        let output = try await APICheckRun.run(["diff", name, "new"], in: folder)
        #expect(output.status == 2)
        #expect(output.standardError.contains("\(name) is neither a path nor a revision of this repository"))
        #expect(output.standardError.contains("did you mean \(meant)?"))
      }
    }
  }

  @Test func aToolchainMayUseAnotherBuildSystemUnlessItIsTold() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let swift = """
        #!/bin/sh
        [ "$1" != build ] || { shift; set -- build --build-system swiftbuild "$@"; }
        PATH=${PATH#*:} exec swift "$@"

        """
      try await writeScript(swift, to: folder.appending(path: "bin/swift"))
      let output = try await APICheckRun.run(
        ["list"], in: folder, environment: ["PATH": "\(folder.path)/bin:\(path)"])
      #expect(output.text.hasSuffix("func boil()"), "\(output.standardError)")
    }
  }

  @Test func filesAreComparedWhereTheToolchainsModulesCannotBeRead() async throws {
    try await withTemporaryFolder { folder in
      let head = "// public surface, format 1, module Kettle\n"
      try folder.write(["old.surface": "\(head)func boil()\n", "new.surface": head])
      let path = try await BrokenToolchain.install(
        in: folder, before: "swift-symbolgraph-extract", "echo error: no such kettle >&2; exit 1")
      let output = try await APICheckRun.run(
        ["diff", "old.surface", "new.surface", "--quiet"], in: folder,
        environment: ["PATH": path, "XDG_CACHE_HOME": folder.appending(path: "caches").path])
      #expect(output.status == 1)
      #expect(output.text.contains("breaking boil()"))
      #expect(
        output.standardError.contains(
          "What the toolchain's own modules declare is not known: the symbol graph"))
    }
  }

  @Test func aToolchainIsAskedWhatItIsUntilItIsAnotherOne() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      for (release, times) in [("# 1", 1), ("# 2", 2)] {
        let path = try await BrokenToolchain.install(in: folder, before: "swift-frontend", release)
        for _ in 1...2 {
          let output = try await APICheckRun.run(["list"], in: folder, environment: ["PATH": path])
          #expect(output.text.hasSuffix("func boil()"), "\(output.standardError)")
        }
        #expect(try folder.text(of: "toolchain/asked").count == times)
      }
    }
  }

  @Test func comparisonsOfFilesAskTheToolchainOnce() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files)
      let path = try await BrokenToolchain.install(in: folder, before: "swift-symbolgraph-extract", "exit 1")
      for _ in 1...2 {
        let output = try await APICheckRun.run(
          ["diff", "old", "new"], in: folder, environment: ["PATH": path])
        #expect(output.status == 1, "\(output.standardError)")
        #expect(try folder.text(of: "toolchain/asked").count == 1)
      }
    }
  }

  @Test func gitIsNamedWhereItIsMissingOrRefuses() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files)
      let missing = try await APICheckRun.run(
        ["diff", "main", "new"], in: folder, environment: ["PATH": "/"])
      #expect(missing.status == 2)
      #expect(missing.standardError.contains("(there is no git in PATH)"))
      let none = try await APICheckRun.run(["diff", "main", "new"], in: folder)
      #expect(none.standardError.contains("(fatal: not a git repository"))
    }
  }
}
