import Foundation
import Narrowing
import Processes
import TestSupport
import Testing

/// Clients outside lose what they see and may rely on, and nothing else.
@Suite struct MarketPackageTests {
  @Test func breaksAreThoseThatClientsNotice() async throws {
    try await withTemporaryFolder { folder in
      let package = folder.appending(path: "Market")
      try package.write(MarketPackage.files)
      let result = try await BlockingWork.run {
        try NarrowingJob(
          on: package.path, NarrowingOptions(judgesProducts: true, judgesAll: true),
          toolchain: Toolchain.find(),
          progress: ProgressLog(.quiet)
        ).run()
      }
      let found = result.report.findings.map { finding in
        let may = finding.explanation.contains(" May break clients outside")
        let rule = finding.explanation.firstMatch(of: #/reaks? clients outside[^:]*: ([a-z-]+)\./#)?.output.1
        return "\(finding.name): \(finding.from) could be \(finding.to)" + (rule.map { ", \($0)" } ?? "")
          + (may ? "?" : "")
      }
      #expect(found.sorted() == MarketPackage.findings.sorted(), "\(result.report.text)")
      let unjudged = result.report.unjudged
      #expect(unjudged.map(\.name).sorted() == ["Vault", "Vault.init()", "Vault.open()"])
      #expect(Set(unjudged.map(\.reason)) == ["Clients that import its SPI may use it."])
      #expect(!result.report.text.contains("Kept"))
      for reason in ["Only its own file uses it.", "Nothing sets it but its own type, if that does."] {
        #expect(result.report.findings.contains { $0.explanation == reason })
      }
      #expect(result.report.text.contains(", 5 unavailable, for the messages that clients get."))

      _ = try result.apply()
      let scales = try String(
        contentsOf: package.appending(path: "Sources/Scales/Scales.swift"), encoding: .utf8)
      #expect(!scales.contains("@inlinable"))
      #expect(!scales.contains("@_alwaysEmitIntoClient"))
      let build = try await BlockingWork.run {
        try Toolchain.find().askPackageManager(to: "build", ["--disable-index-store"], in: package.path)
      }
      #expect(build.succeeded, "\(build.standardError)")
    }
  }
}
