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
      #expect((promises.file, promises.platform) == ("Package@swift-6.1.swift", nil))

      let graphs = try await BlockingWork.run { [reader = kitchen.reader] in
        try reader.mapGraphs(of: tree) { module, graphs, _ in [module] + graphs.map(\.name) }
      }
      #expect(graphs == [["Kettle", "Kettle.symbols.json"]])
    }
  }

  /// Each manifest has a product of its own, so that the package manager tells which one it reads.
  @Test(arguments: [
    (["Package.swift": "5.9", "Package@swift-5.10.swift": "5.10"], "Package@swift-5.10.swift"),
    (["Package.swift": "5.9", "Package@swift-5.10.swift": "5.8"], "Package.swift"),
    (["Package.swift": "5.8", "Package@swift-99.swift": "99.0"], "Package.swift"),
    (
      ["Package.swift": "5.8", "Package@swift-5.9.swift": "5.9", "Package@swift-5.10.swift": "5.10"],
      "Package@swift-5.10.swift"
    ),
  ]) func theManifestIsNamedThatThePackageManagerReads(manifests: [String: String], read: String) async throws
  {
    try await withTemporaryFolder { folder in
      let kitchen = try Kitchen(in: folder)
      try kitchen.write(
        Dictionary(
          uniqueKeysWithValues: manifests.map { name, tools in
            (
              name,
              """
              // swift-tools-version: \(tools)
              import PackageDescription
              #if os(Linux) || os(macOS)
              let product = "\(name)"
              #endif
              let package = Package(
                name: "Kitchen", products: [.library(name: product, targets: ["Kettle"])],
                targets: [.target(name: "Kettle")])
              """
            )
          }))
      let promises = try #require(try await kitchen.version(.workingTree).promises)
      #expect(promises.productNames == [read])
      #expect(promises.file == read)
      #expect(promises.platform != nil)
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
