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
    #expect(report.text.contains("\n" + StallPackage.more + "\n"), "\(report.text)")
  }
}
