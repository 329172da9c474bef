import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// How much is public, and what keeps that from growing unseen.
@Suite struct StatisticsCommandTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Larder", products: [.library(name: "Larder", targets: ["Larder"])],
      targets: [
        .target(name: "Larder"), .testTarget(name: "OtherTests"),
        // The tests get the module from what helps them, and import it all the same.
        .target(name: "Help", dependencies: ["Larder"], path: "Tests/Help"),
        .testTarget(name: "LarderTests", dependencies: ["Help"], resources: [.copy("Data")]),
      ])
    """,
    "Sources/Larder/Larder.swift": """
    /// A shelf.
    public struct Shelf { public init() {}; func dust() {}; package func move() {} }
    public func stock(_ shelf: Shelf) {}
    @_spi(Cook) public func taste() {}
    public func _rot() {}
    """,
    "Tests/Help/Help.swift": "import Larder\n",
    "Tests/LarderTests/LarderTests.swift": "let shelf = Shelf()\n",
    // What is not compiled into a test of the module proves nothing.
    "Tests/LarderTests/Data/Client.swift": "stock(Shelf())\n",
    "Tests/OtherTests/OtherTests.swift": "func stock() {}\n",
    "README.md": "# Larder\n\n<!-- api-check stats -->\n<!-- end of api-check stats -->\n",
    "enough.txt": "Larder 3\n", "little.txt": "Larder 2\n", "damaged.txt": "Larder\n",
  ]

  private func stats(
    _ arguments: String..., in folder: URL
  ) async throws -> (status: Int32, text: String, complaint: String) {
    let output = try await APICheckRun.run(["stats", "--quiet"] + arguments, in: folder)
    return (output.status, output.text, output.standardError)
  }

  @Test func countsWhatIsPublicDocumentedAndMentioned() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      let text = try await stats(in: folder)
      #expect(text.status == 0)
      #expect(
        text.text.contains("Larder: 3 public, 1 package, 1 internal; 60 % public, 33 % of that documented"))
      #expect(text.text.contains("not mentioned by tests: stock(_:)"))
      let json = try await stats("--format", "json", in: folder).text
      for line in [
        #""formatVersion" : 1"#, #""publicCount" : 3"#, #""publicShare" : 60"#, #""documentedShare" : 33"#,
      ] {
        #expect(json.contains(line))
      }
    }
  }

  @Test func theIndexOfABuildTellsOfUsesWithoutAName() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      try folder.write([
        "Sources/Larder/Larder.swift": """
        public enum Shelf { case upper, lower; public init(at height: Int) { self = height > 1 ? .upper : .lower } }
        public struct Jar: ExpressibleByStringLiteral { public init(stringLiteral label: String) {} }
        public func stock(_ jar: Jar, on shelf: Shelf) {}
        public func upper() {}
        """,
        "Tests/LarderTests/LarderTests.swift":
          "import Larder\nfunc test() { stock(\"jam\", on: .init(at: 2)); stock(\"honey\", on: .upper) }\n",
      ])
      let names = try await stats(in: folder).text
      #expect(
        names.contains(
          "not mentioned by tests: Jar, Jar.init(stringLiteral:), Shelf, Shelf.init(at:), Shelf.lower\n"))
      #expect(names.contains("1 test file read by the names written there;"))

      let build = ["build", "--build-system", "native", "--build-tests", "--package-path", folder.path]
      let built = try await BlockingWork.run { try Subprocess(Toolchain.find().swift, build).run() }
      #expect(built.succeeded, "\(built.text) \(built.standardError)")
      let index = try await stats(in: folder).text
      #expect(index.hasSuffix("not mentioned by tests: Shelf.lower, upper()"), "\(index)")
      #expect(!index.contains("read by the names"))
    }
  }

  @Test func countsWhatOnlySomeClientsUseWhenAsked() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      #expect(try await stats("--include-spi", in: folder).text.contains("Larder: 4 public"))
      #expect(try await stats("--include-underscored", in: folder).text.contains("Larder: 4 public"))
      let all = try await stats("--include-spi", "--include-underscored", in: folder)
      #expect(all.text.contains("Larder: 5 public"))
    }
  }

  @Test func aModuleKeepsToItsBudget() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      #expect(try await stats("--budget", "enough.txt", in: folder).status == 0)
      let over = try await stats("--budget", "little.txt", in: folder)
      #expect(over.status == 1)
      #expect(over.complaint.contains("Larder has 3 public declarations, its budget is 2;"))
      #expect(try await stats("--budget", "damaged.txt", in: folder).status == 2)
      #expect(try await stats("--budget", "missing.txt", in: folder).status == 2)
    }
  }

  @Test func aStaleTableIsFoundAndMadeFresh() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      let stale = try await stats("--table", "README.md", in: folder)
      #expect(stale.status == 1)
      #expect(stale.complaint.contains("run api-check stats --table README.md --update"))
      #expect(try await stats("--table", "README.md", "--update", in: folder).status == 0)
      #expect(try await stats("--table", "README.md", in: folder).status == 0)
      #expect(try folder.text(of: "README.md").contains("| `Larder` | 3 | 1 | 1 | 60 % | 33 % | 1 |  |"))
    }
  }

  @Test func theTableHidesNoBudgetThatIsOverdrawn() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      let both = try await stats("--table", "README.md", "--budget", "little.txt", in: folder)
      #expect(both.status == 1)
      #expect(both.complaint.contains("is stale"))
      #expect(both.complaint.contains("its budget is 2;"))
      let nowhere = try await stats("--table", "enough.txt", "--budget", "little.txt", in: folder)
      #expect(nowhere.status == 2)
      #expect(nowhere.complaint.contains("has no place for the table"))
      #expect(nowhere.complaint.contains("its budget is 2;"))
    }
  }

  @Test func doesNotPassOverAModuleThatCannotBeRead() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      let path = try await BrokenToolchain.install(
        in: folder, before: "swift-symbolgraph-extract", "echo error: the extractor is broken >&2; exit 1")
      for budget in [[], ["--budget", "enough.txt"]] {
        let output = try await APICheckRun.run(
          ["stats", "--quiet"] + budget, in: folder, environment: ["PATH": path])
        #expect(output.status == 2)
        #expect(output.text.isEmpty)
        #expect(output.standardError.contains("Larder cannot be counted: "))
        #expect(output.standardError.contains("the extractor is broken"))
      }
    }
  }
}
