import APIComparison
import Foundation
import PackageBuilds
import PublicAPI
import TestSupport
import Testing

@Suite struct WorkingTreeTests {
  @Test func aPackageIsBuiltAndRead() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try Kitchen(in: folder)
      // A manifest for older toolchains keeps the package open to them, and one for newer ones closes it to none.
      try kitchen.write([
        "Package@swift-5.9.swift": Kitchen.manifest.replacing("version: 6.0", with: "version:5.9"),
        "Package@swift-6.1.swift": Kitchen.manifest.replacing("version: 6.0", with: "version:6.1"),
      ])
      let tree = try await kitchen.version(.workingTree)
      #expect(tree.lines(of: "Kettle") == ["func boil()"])
      #expect(tree.modules.map(\.name) == ["cook", "Kettle"])
      guard case .notCompared(reason: "a program, which no client imports") = tree.modules.first?.reading
      else {
        Issue.record("cook is \(tree.modules)")
        return
      }
      #expect(tree.sourceRoot == kitchen.folder.path)
      #expect(tree.commit == nil)
      let promised = PackagePromises(
        products: ["Kettle": .library, "cook": .executable], platforms: ["macos": "13.0"],
        toolsVersion: "5.9.0")
      let promises = try #require(tree.promises)
      #expect(promises.changes(since: promised).map(\.rule) == [])

      let graphs = try await BlockingWork.run { [reader = kitchen.reader] in
        try reader.mapGraphs(of: tree) { module, graphs, _ in [module] + graphs.map(\.name) }
      }
      #expect(graphs == [["Kettle", "Kettle.symbols.json"]])
    }
  }

  @Test func aFolderWithoutAManifestIsNoPackage() async throws {
    try await withTemporaryFolder { folder in
      let kitchen = try Kitchen(in: folder)
      try FileManager.default.removeItem(at: kitchen.folder.appending(path: "Package.swift"))
      let error = await #expect(throws: (any Error).self) { try await kitchen.version(.workingTree) }
      #expect(
        try #require(error.map { "\($0)" }).hasPrefix("There is no Package.swift in \(kitchen.folder.path);"))
    }
  }
}
