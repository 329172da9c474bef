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
          on: package.path, NarrowingOptions(judgesProducts: true), toolchain: Toolchain.find(),
          progress: ProgressLog(.quiet)
        ).run()
      }
      let lines = result.report.text.split(separator: "\n")
      let found = lines.indices.filter { lines[$0].contains(" could be ") && !lines[$0].hasPrefix(" ") }.map {
        number in
        let finding = lines[number].split(separator: ": ", maxSplits: 1).last ?? ""
        let may = lines[number + 1].contains(
          " May break clients outside, unless another of that name serves them: ")
        let rule = lines[number + 1].firstMatch(of: #/reaks? clients outside[^:]*: ([a-z-]+)\./#)?.output.1
        return String(finding) + (rule.map { ", \($0)" } ?? "") + (may ? "?" : "")
      }
      #expect(found.sorted() == MarketPackage.findings.sorted(), "\(result.report.text)")
      let unjudged = result.report.unjudged
      #expect(unjudged.map(\.name).sorted() == ["Vault", "Vault.init()", "Vault.open()"])
      #expect(Set(unjudged.map(\.reason)) == ["Clients that import its SPI may use it."])
      #expect(!result.report.text.contains("Kept"))
      for reason in ["Only its own file uses it.", "Nothing sets it but its own type, if that does."] {
        #expect(result.report.text.contains("    \(reason)\n"))
      }
      #expect(
        result.report.text.contains(
          "Left alone for the messages that clients get: 5 unavailable declarations."))

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
