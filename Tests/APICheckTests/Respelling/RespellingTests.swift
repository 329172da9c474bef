import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// The workspace's own modules, written differently, have the surfaces that were reviewed.
@Suite struct RespellingTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let isThorough = ProcessInfo.processInfo.environment["PROVE_CHANGES"] != nil

  @Test func hundredsOfOtherSpellingsAtOnceChangeNothing() async throws {
    let counts = try await expectNoFinding(after: Respelling.all)
    #expect(counts.reduce(0, +) >= 100)
    for (respelling, count) in zip(Respelling.all, counts) {
      #expect(count > 0, "There was no occasion for “\(respelling.name)”.")
    }
  }

  @Test(.enabled(if: isThorough), arguments: Respelling.all)
  func noOtherSpellingByItselfChangesAnything(respelling: Respelling) async throws {
    _ = try await expectNoFinding(after: [respelling])
  }

  /// Rewrites a copy of the modules, compiles it, and compares it with the baselines of the originals.
  private func expectNoFinding(after respellings: [Respelling]) async throws -> [Int] {
    try await withTemporaryFolder { folder in
      let manifest = try Self.root.text(of: "Package.swift")
        .replacing(
          "modules + foundations + gate + commands + workbench + doubles + testSupport + tests",
          with: "modules + foundations"
        )
        .replacing("(modules + doubles).map", with: "modules.map")
        .replacing("clientLibraries + [gateCommand]", with: "clientLibraries")
        // An import that is no longer needed, or needed by fewer, is worth a warning and changes no surface.
        .replacing(".treatAllWarnings(as: .error),", with: "")
      try folder.write(["Package.swift": manifest])
      let modules = folder.appending(path: "Modules")
      try FileManager.default.copyItem(at: Self.root.appending(path: "Modules"), to: modules)
      let baselines = Self.root.appending(path: "Tools/api-baselines")
      var counts = respellings.map { _ in 0 }
      for module in try Self.ownModules() {
        let target = modules.appending(path: module)
        var files = try sources(of: target)
        for (index, respelling) in respellings.enumerated() { counts[index] += respelling.apply(&files) }
        try FileManager.default.removeItem(at: target)
        try target.write(files)
        try folder.write(["Tools/api-baselines/\(module).txt": baselines.text(of: "\(module).txt")])
      }
      let output = try await APICheckRun.run(["--quiet"], in: folder)
      #expect(output.status == 0, "\(output.text)\n\(output.standardError)")
      #expect(output.text.contains("Nothing changed for clients."))
      return counts
    }
  }

  /// The modules that are for clients: the vendor's has no baseline, the libraries of the tools lie elsewhere.
  private static func ownModules() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Modules").path).filter {
      FileManager.default.fileExists(atPath: root.appending(path: "Tools/api-baselines/\($0).txt").path)
    }.sorted()
  }

  private func sources(of module: URL) throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: module.path)
    let files = try paths.filter { $0.hasSuffix(".swift") }.map { ($0, try module.text(of: $0)) }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
