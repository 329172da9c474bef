import Foundation
import Narrowing
import Processes
import TestSupport
import Testing

/// What code that was not built may use is left alone, and said.
@Suite struct UnbuiltPackageTests {
  @Test func activeBranchesAreJudgedAndOthersAreNamed() async throws {
    try await withTemporaryFolder { folder in
      let package = folder.appending(path: "Unbuilt")
      try package.write(UnbuiltPackage.files)
      let report = try await BlockingWork.run {
        try NarrowingJob(
          on: package.path, NarrowingOptions(), toolchain: Toolchain.find(), progress: ProgressLog(.quiet)
        ).run()
      }.report
      #expect(report.findings.map { "\($0.name) \($0.from) → \($0.to)" } == UnbuiltPackage.findings)
      #expect(report.unjudged.map(\.name).sorted() == UnbuiltPackage.unjudged.sorted())
      let branches = report.unjudged.filter { $0.name.hasPrefix("#") }
      #expect(branches.map(\.reason) == UnbuiltPackage.reasons)
    }
  }
}
