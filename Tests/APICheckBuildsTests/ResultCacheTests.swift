import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What was worked out once is not worked out again, unless something that it depends on is different.
@Suite struct ResultCacheTests {
  private static let base = "Sources/Base/Base.swift"

  private static let files = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shelf", products: [.library(name: "Shelf", targets: ["Above", "Base"])],
      targets: [.target(name: "Base"), .target(name: "Above", dependencies: ["Base"])])
    """,
    base: "public protocol Base: Hashable {}\n",
    "Sources/Above/Above.swift": "public import Base\npublic struct Above: Base {}\n",
  ]

  @Test func theSameModulesAreReadAndComparedOnce() async throws {
    try await withTemporaryFolder { folder in
      let first = try await changed(in: folder, to: "public protocol Base {}\n")
      #expect(first.text.contains("\nAbove: ") && first.text.contains("\nBase: "))
      // Whoever asks for the commands sees those of the clients too.
      #expect(first.standardError.contains(" -emit-sil "))
      let stored = try storedResults(in: folder)
      let second = try await diff(in: folder)
      #expect(second.text == first.text)
      #expect(!second.standardError.contains("swift-symbolgraph-extract"))
      #expect(first.standardError.contains(" dump-package"))
      #expect(!second.standardError.contains(" dump-package"))
      #expect(try storedResults(in: folder) == stored)
    }
  }

  @Test func anAnswerDependsOnWhatAModuleImports() async throws {
    try await withTemporaryFolder { folder in
      _ = try await changed(in: folder, to: "public protocol Base {}\n")
      try folder.write([Self.base: "public protocol Base: Hashable {}\npublic func added() {}\n"])
      let output = try await diff(in: folder)
      #expect(output.text.contains("Verdict: additive"))
      #expect(!output.text.contains("\nAbove: "))
    }
  }

  @Test func anAnswerDependsOnWhereDeclarationsAre() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      for (line, comment) in [(1, ""), (2, "// Hot.\n")] {
        try folder.write([SmallPackage.source: comment + "public func boil() throws {}\n"])
        let output = try await diff(in: folder)
        let place = "boil() [throws-added] \(SmallPackage.source):\(line)\n"
        #expect(output.text.contains(place), "\(output.text)")
      }
    }
  }

  @Test func headersNearAModuleArePartOfWhatItsAnswersDependOn() async throws {
    try await withTemporaryFolder { folder in
      let header = "Sources/CHeat/include/heat.h"
      let manifest = try #require(Self.files["Package.swift"])
      try folder.write(Self.files)
      try folder.write([
        "Package.swift": manifest.replacing(
          ".target(name: \"Base\")",
          with: ".target(name: \"CHeat\"), .target(name: \"Base\", dependencies: [\"CHeat\"])"),
        header: "#include \"../unit.h\"\n", "Sources/CHeat/heat.c": "#include \"heat.h\"\n",
        "Sources/CHeat/unit.h": "typedef int heat_t;\n",
        Self.base: "public import CHeat\npublic protocol Base { var heat: heat_t { get } }\n",
        "Sources/Above/Above.swift": "public import Base\npublic func above(_ base: some Base) {}\n",
      ])
      try await Git.commit(folder)
      try folder.write([
        Self.base: "public import CHeat\npublic protocol Base { var heat: heat_t? { get } }\n"
      ])
      let first = try await diff(in: folder)
      #expect(first.status == 1)
      let second = try await diff(in: folder)
      #expect(second.text == first.text)
      #expect(!second.standardError.contains("swift-symbolgraph-extract"))
      try folder.write(["Sources/CHeat/unit.h": "typedef double heat_t;\n"])
      #expect(try await diff(in: folder).standardError.contains("swift-symbolgraph-extract"))
    }
  }

  @Test func damagedResultsAreWorkedOutAgain() async throws {
    try await withTemporaryFolder { folder in
      let first = try await changed(in: folder, to: "public protocol Base {}\n")
      let results = APICheckRun.cache(of: folder).appending(path: "results")
      let stored = try FileManager.default.contentsOfDirectory(atPath: results.path)
      try #require(!stored.isEmpty)
      for name in stored { try Data("[]\n0".utf8).write(to: results.appending(path: name)) }
      let second = try await diff(in: folder)
      #expect(second.text == first.text)
      #expect(second.standardError.contains("swift-symbolgraph-extract"))
    }
  }

  @Test func withoutRoomForResultsEveryRunWorksThemOut() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      #expect(try await APICheckRun.run(["list"], in: folder).status == 0)
      let results = APICheckRun.cache(of: folder).appending(path: "results")
      try FileManager.default.removeItem(at: results)
      try Data("a file where a folder should be\n".utf8).write(to: results)
      let output = try await changed(in: folder, to: "public protocol Base {}\n")
      #expect(output.status == 1)
      #expect(output.text.contains("\nAbove: "))
    }
  }

  /// The results by the numbers of their files: one that is worked out again is written to another file.
  private func storedResults(in folder: URL) throws -> [String: Int] {
    let results = APICheckRun.cache(of: folder).appending(path: "results")
    let names = try FileManager.default.contentsOfDirectory(atPath: results.path)
    try #require(!names.isEmpty)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: results.appending(path: name).path)
        return (name, try #require(attributes[.systemFileNumber] as? Int))
      })
  }

  private func changed(in folder: URL, to source: String) async throws -> Subprocess.Output {
    try folder.write(Self.files.ofNewPackage)
    try await Git.commit(folder)
    try folder.write([Self.base: source])
    return try await diff(in: folder)
  }

  private func diff(in folder: URL) async throws -> Subprocess.Output {
    try await APICheckRun.run(["diff", "main", "--verbose"], in: folder)
  }
}
