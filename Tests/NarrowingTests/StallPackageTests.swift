import Narrowing
import Testing

/// Of a product that is told which its maintainer can decide about, and that is grouped by what one edit mends.
@Suite struct StallPackageTests {
  @Test func whatClientsAreThereForIsLeftToThem() async throws {
    let report = try await NarrowingReport.ofPackage(
      named: "Stall", StallPackage.files, NarrowingOptions(judgesProducts: true))
    #expect(report.groups.map(\.title) == StallPackage.groups, "\(report.text)")
    #expect(report.groups.map(\.declarations).sorted(by: >) == report.groups.map(\.declarations))
    #expect(report.groups.flatMap(\.findings).sorted() == Array(report.findings.indices))
    #expect(report.text.contains(StallPackage.figures), "\(report.text)")
    #expect(report.text.contains("\n" + StallPackage.more + "\n"), "\(report.text)")
  }

  /// Where nothing can be seen from elsewhere, there is nothing to prove, and so nothing to build.
  @Test func nothingIsBuiltWhereThereIsNothingToJudge() async throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Broken", products: [.library(name: "Broken", targets: ["Broken"])],
        targets: [.target(name: "Broken"), .testTarget(name: "BrokenTests", dependencies: ["Broken"])])
      """,
      "Sources/Broken/Broken.swift": "public let size: Int = \"\"\n",
      "Tests/BrokenTests/BrokenTests.swift": "// What is public is the other module's.\nimport Broken\n",
    ]
    let report = try await NarrowingReport.ofPackage(named: "Broken", files)
    #expect(
      report.text
        == "Nothing can be narrowed. No declaration that was judged is public, open or package. Not judged: Broken, which"
        + " clients may import.\n")
    await #expect(throws: NarrowingError.self) {
      try await NarrowingReport.ofPackage(named: "Broken", files, NarrowingOptions(judgesProducts: true))
    }
  }
}
