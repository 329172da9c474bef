import Narrowing
import Testing

/// What code that was not built may use is left alone, and said.
@Suite struct UnbuiltPackageTests {
  @Test func activeBranchesAreJudgedAndOthersAreNamed() async throws {
    let report = try await NarrowingReport.ofPackage(named: "Unbuilt", UnbuiltPackage.files)
    #expect(report.findings.map { "\($0.name) \($0.from) → \($0.to)" } == UnbuiltPackage.findings)
    #expect(report.unjudged.map(\.name).sorted() == UnbuiltPackage.unjudged.sorted())
    let operators = report.unjudged.filter { $0.name.contains("<=>") || $0.name.contains("<->") }
    #expect(operators.allSatisfy { $0.reason.hasSuffix(", and nobody knows for values of which types.") })
    let branches = report.unjudged.filter { $0.name.hasPrefix("#") }
    #expect(branches.map(\.reason) == UnbuiltPackage.reasons)
  }
}
