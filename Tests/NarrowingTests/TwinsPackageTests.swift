import Foundation
import Narrowing
import Processes
import TestSupport
import Testing

/// Who accepts one of several declarations with the same name accepts no other.
@Suite struct TwinsPackageTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Twins", targets: [.target(name: "Twins")])
    """,
    "Sources/Twins/Twins.swift": """
    public func cancel(_ number: Int) {}
    public func cancel(
      _ name: String
    ) {}

    extension Array where Element == Int {
      public func total() -> Int { 1 }
    }

    extension Array where Element == String {
      public func total() -> Int { 2 }
    }

    public extension Array { func one() -> Int { 1 } }
    public extension Array { func two() -> Int { 2 } }
    func both() -> Int { [Bool]().one() + [Bool]().two() }

    """,
  ]

  private func judge(_ package: URL, accepting accepted: Set<String> = []) async throws -> NarrowingReport {
    try await BlockingWork.run {
      var options = NarrowingOptions()
      options.accepted = accepted
      return try NarrowingJob(
        on: package.path, options, toolchain: Toolchain.find(), progress: ProgressLog(.quiet)
      ).run().report
    }
  }

  @Test func eachHasALineOfItsOwn() async throws {
    try await withTemporaryFolder { folder in
      let package = folder.appending(path: "Twins")
      try package.write(Self.files)
      let report = try await judge(package)
      #expect(
        report.findings.map(\.name) == [
          "cancel(_:) as func cancel(_ number: Int)", "cancel(_:) as func cancel( _ name: String )",
          "Array.total() where Element == Int", "Array.total() where Element == String",
          "extension Array with one()", "extension Array with two()",
        ])
      #expect(report.text.contains("4 declarations and 2 extensions with 2 declarations can be narrowed."))
      #expect(
        report.text.contains("public, open or package: 0 needed as they are, 6 can be narrowed."))
      #expect(report.text.contains("All of these changes were built together"))
      let lines = try NarrowingReport.baseline(in: report.baseline, file: "narrow.txt")
      #expect(lines.count == report.findings.count)
      for finding in [report.findings[1], report.findings[2], report.findings[5]] {
        let rest = try await judge(package, accepting: [finding.key])
        #expect(rest.findings == report.findings.filter { $0 != finding })
      }
    }
  }
}
