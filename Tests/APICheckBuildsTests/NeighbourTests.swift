import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What a module's clients notice of something new in another module that they meet with it.
@Suite struct NeighbourTests {
  private static let base = "Sources/Base/Base.swift"
  private static let kettle = "Sources/Kettle/Kettle.swift"

  private static let files = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kettle",
      products: [.library(name: "Base", targets: ["Base"]), .library(name: "Kettle", targets: ["Kettle"])],
      targets: [.target(name: "Base"), .target(name: "Kettle", dependencies: ["Base"])])
    """,
    base: "open class Vessel { public init() {} }\n",
    kettle: """
    @_exported import Base
    public final class Kettle: Vessel {
      public func fill(_ litres: Double) -> Double { litres }
    }
    extension String { public func boiled() -> String { self } }
    """,
  ]

  private func told(adding addition: String) async throws -> String { try await told([Self.base: addition]) }

  private func told(_ changes: [String: String]) async throws -> String {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      try await Git.commit(folder)
      try folder.write(changes)
      return try await APICheckRun.run(["diff", "main", "--quiet"], in: folder).text
    }
  }

  @Test func aSuperclassTakesOverWhatASubclassHas() async throws {
    let text = try await told(
      adding: "open class Vessel { public init() {}; public func fill(_ cups: Int) -> Int { cups } }\n")
    #expect(text.contains("breaking Kettle.fill(_:) [client-failed]"), "\(text)")
    #expect(text.contains("it.fill(1)"), "\(text)")
  }

  @Test func aMemberOfTheSameNameMakesCallsAmbiguousForThoseThatImportBoth() async throws {
    let text = try await told(
      adding:
        "open class Vessel { public init() {} }\nextension String { public func boiled() -> String { self } }\n"
    )
    #expect(text.contains("breaking String.boiled() [client-failed]"), "\(text)")
    #expect(text.contains("Client: import Base\n"), "\(text)")
  }

  @Test func anotherNameIsNobodysRival() async throws {
    let text = try await told(
      adding: "open class Vessel { public init() {}; public func fill(cups: Int) -> Int { cups } }\n")
    #expect(text.contains("Base: 1 additive\n") && !text.contains("breaking"), "\(text)")
  }

  @Test func whatIsImportedInsteadOfReexportedIsNoNewImport() async throws {
    let source = try #require(Self.files[Self.kettle])
    let text = try await told([Self.kettle: source.replacing("@_exported", with: "public")])
    #expect(text.contains("breaking Vessel [type-removed]"), "\(text)")
    #expect(!text.contains("import Base"), "\(text)")
  }
}
