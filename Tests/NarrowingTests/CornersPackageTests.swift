import Foundation
import Narrowing
import Processes
import TestSupport
import Testing

@Suite struct CornersPackageTests {
  private func judge(_ package: URL, _ options: NarrowingOptions = NarrowingOptions()) async throws
    -> NarrowingResult
  {
    try await BlockingWork.run {
      try NarrowingJob(on: package.path, options, toolchain: Toolchain.find(), progress: ProgressLog(.quiet))
        .run()
    }
  }

  @Test func sourcesAreNarrowedByPositionAndNothingElseChanges() async throws {
    try await withTemporaryFolder { folder in
      let package = folder.appending(path: "Corners")
      try package.write(CornersPackage.files)
      let result = try await judge(package)
      let report = result.report
      #expect(report.findings.first { $0.name == "shared()" }?.to == "package")
      #expect(report.findings.first { $0.name == "opened()" }?.explanation.contains("@testable") == true)
      #expect(report.unjudged.map(\.name) == ["elsewhere()", "entry()"])
      #expect(report.unjudged.first?.reason.contains("Sources/App/main.swift:6") == true)
      #expect(report.products == ["Sold"])
      #expect(report.text.contains("Sources/Tools/Tools.swift:19: idle(): public could be internal"))
      #expect(report.markdown.contains("| `idle()` | `public` | `internal` | Sources/Tools/Tools.swift:19 |"))

      var options = NarrowingOptions(modules: ["Tools"])
      options.accepted = try NarrowingReport.baseline(in: report.baseline, file: "narrow.txt")
      #expect(options.accepted.contains("Tools idle() public"))

      #expect(try result.apply() == 2)
      let sources = package.appending(path: "Sources/Tools/Tools.swift")
      #expect(try String(contentsOf: sources, encoding: .utf8) == CornersPackage.narrowedTools)
      #expect(throws: NarrowingError.changedMeanwhile(path: "Sources/Shared/Shared.swift")) {
        try result.apply()
      }
    }
  }

  @Test func whatIsWrongIsSaid() async throws {
    try await withTemporaryFolder { folder in
      let package = folder.appending(path: "Corners")
      try package.write(CornersPackage.files)
      await #expect(
        throws: NarrowingError.noModule(
          name: "Nowhere", known: ["App", "Shared", "Sold", "Tools", "ToolsTests"])
      ) {
        _ = try await judge(package, NarrowingOptions(modules: ["Nowhere"]))
      }
      try package.write(["Sources/Sold/Sold.swift": "public func sold() -> Missing {}\n"])
      await #expect { _ = try await judge(package) } throws: { error in
        "\(error)".contains("does not build") && "\(error)".contains("Missing")
      }
    }
  }

  @Test func aBaselineWithoutMeaningIsRefused() {
    #expect(throws: NarrowingError.damagedBaseline(path: "narrow.txt", line: 2)) {
      _ = try NarrowingReport.baseline(in: "# fine\noops\n", file: "narrow.txt")
    }
  }
}
