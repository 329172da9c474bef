import Foundation
import Narrowing
import Processes
import TestSupport
import Testing

@Suite struct PlantedPackageTests {
  /// The size of the package; nothing where its builds, which take a minute, are not asked for.
  private static let size = ProcessInfo.processInfo.environment["PLANTED_MODULES"].flatMap { Int($0) }

  @Test(.enabled(if: size != nil)) func allThatWasPlantedIsFoundAndNothingElse() async throws {
    let planted = PlantedPackage(count: try #require(Self.size))
    try await withTemporaryFolder { folder in
      let package = folder.appending(path: "Planted")
      try package.write(planted.files)
      let result = try await BlockingWork.run {
        try NarrowingJob(
          on: package.path, NarrowingOptions(), toolchain: Toolchain.find(), progress: ProgressLog(.quiet)
        ).run()
      }
      let found = Set(result.report.findings.map { "\($0.module) \($0.name) \($0.from) → \($0.to)" })
      #expect(planted.planted.subtracting(found) == [])
      #expect(found.subtracting(planted.planted) == [])
      #expect(planted.lookAlikes.intersection(result.report.findings.map(\.key)) == [])
      _ = try result.apply()
      let tests = try await BlockingWork.run {
        try Toolchain.find().askPackageManager(to: "test", [], in: package.path)
      }
      #expect(tests.succeeded, "\(tests.standardError)")
    }
  }
}
