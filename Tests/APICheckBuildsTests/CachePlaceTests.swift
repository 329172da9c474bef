import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// Where what is built is kept, for whom, and how much of it.
@Suite struct CachePlaceTests {
  @Test func allWorkTreesOfARepositoryShareIt() async throws {
    try await withTemporaryFolder { base in
      let folder = base.appending(path: "main")
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      _ = try await Git.run(["worktree", "add", "-q", "-b", "next", "../beside"], in: folder)
      var built: [Bool] = []
      for place in [folder, base.appending(path: "beside")] {
        try place.write([SmallPackage.source: "public func boil() throws {}\n"])
        let output = try await APICheckRun.run(["diff", "HEAD"], in: place)
        #expect(output.status == 1)
        built.append(output.standardError.contains("the revision HEAD"))
      }
      #expect(built == [true, false])
    }
  }

  @Test func nothingStaysThatTheLimitDoesNotAllow() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: "public func boil() throws {}\n"])
      let caches = folder.appending(path: "caches")
      let arguments = [
        "diff", "HEAD", "--build-system", "native", "--cache-path", caches.path, "--cache-limit",
      ]
      var kept: [Int] = []
      var headers: [Int] = []
      for limit in ["1 GiB", "0"] {
        #expect(try await APICheckRun.run(arguments + [limit], in: folder).status == 1)
        let files = try FileManager.default.subpathsOfDirectory(atPath: caches.path)
        kept.append(files.count { $0.hasSuffix(".swiftmodule") })
        // What compilers make of headers is the same for all versions.
        let compiled = files.filter { $0.hasSuffix(".pcm") }
        headers.append(compiled.count)
        #expect(compiled.allSatisfy { $0.hasPrefix("modules/") })
        #expect(Set(compiled.map { $0.split(separator: "/")[1] }).count <= 1)
        // Nothing imports Foundation.
        #expect(!compiled.contains { $0.contains("FoundationICU") })
      }
      #expect(kept == [2, 0])
      #expect(headers[0] > 0 && headers[1] == 0, "\(headers)")
      // Git sees none of it, also where nobody has told it.
      #expect(try await Git.run(["status", "--short"], in: folder) == "M \(SmallPackage.source)")
      let refused = try await APICheckRun.run(arguments + ["much"], in: folder)
      #expect(refused.status == 64)
      #expect(refused.standardError.contains("much is no size; give one such as 500MB or 2GiB."))
    }
  }

  @Test func whereTheUsualPlaceCannotBeWrittenThePackageHasAnother() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n").merging([".gitignore": ""]) { $1 })
      try await Git.commit(folder)
      // The package manager and the compiler keep something there, too, without which they would not work.
      let environment = ["XDG_CACHE_HOME": "/dev/null/caches"]
      let output = try await APICheckRun.run(["list"], in: folder, environment: environment)
      #expect(output.status == 0)
      #expect(
        output.standardError.contains(
          "/dev/null/caches/api-check cannot be written; what is built is kept in .build of the package."))
      #expect(try await Git.run(["status", "--short"], in: folder) == "")
      // What somebody has named is not replaced by anything else.
      let named = try await APICheckRun.run(["list", "--cache-path", "/dev/null/mine"], in: folder)
      #expect(named.status == 2)
      #expect(named.standardError.contains("/dev/null/mine"))
      #expect(try await APICheckRun.run(["clean"], in: folder, environment: environment).status == 0)
    }
  }
}
