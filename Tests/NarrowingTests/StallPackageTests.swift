import Foundation
import Narrowing
import Processes
import TestSupport
import Testing

/// Of a product that is told which its maintainer can decide about, and that is grouped by what one edit mends.
@Suite struct StallPackageTests {
  @Test func whatClientsAreThereForIsLeftToThem() async throws {
    try await withTemporaryFolder { folder in
      let package = folder.appending(path: "Stall")
      try package.write(StallPackage.files)
      let result = try await BlockingWork.run {
        try NarrowingJob(
          on: package.path, NarrowingOptions(judgesProducts: true), toolchain: Toolchain.find(),
          progress: ProgressLog(.quiet)
        ).run()
      }
      let report = result.report
      #expect(report.groups.map(\.title) == StallPackage.groups, "\(report.text)")
      #expect(report.groups.map(\.declarations).sorted(by: >) == report.groups.map(\.declarations))
      #expect(report.groups.flatMap(\.findings).sorted() == Array(report.findings.indices))
      #expect(report.text.contains("\n" + StallPackage.more + "\n"), "\(report.text)")
    }
  }
}
