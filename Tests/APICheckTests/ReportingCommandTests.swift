import Compatibility
import Foundation
import Processes
import TestSupport
import Testing

/// The commands that compare nothing.
@Suite struct ReportingCommandTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Larder", products: [.library(name: "Larder", targets: ["Larder"])],
      targets: [
        .target(name: "Larder"), .testTarget(name: "OtherTests"),
        .testTarget(name: "LarderTests", dependencies: ["Larder"], resources: [.copy("Data")]),
      ])
    """,
    "Sources/Larder/Larder.swift": """
    /// A shelf.
    public struct Shelf { public init() {}; func dust() {}; package func move() {} }
    public func stock(_ shelf: Shelf) {}
    @_spi(Cook) public func taste() {}
    public func _rot() {}
    """,
    "Tests/LarderTests/LarderTests.swift": "let shelf = Shelf()\n",
    // What is not compiled into a test of the module proves nothing.
    "Tests/LarderTests/Data/Client.swift": "stock(Shelf())\n",
    "Tests/OtherTests/OtherTests.swift": "func stock() {}\n",
    "README.md": "# Larder\n\n<!-- api-check stats -->\n<!-- end of api-check stats -->\n",
    "enough.txt": "Larder 3\n", "little.txt": "Larder 2\n", "damaged.txt": "Larder\n",
  ]

  @Test func statsCountAndGuardTheTableAndTheBudget() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      func stats(_ arguments: String...) async throws -> (status: Int32, text: String, complaint: String) {
        let output = try await APICheckRun.run(["stats", "--quiet"] + arguments, in: folder)
        return (output.status, output.text, output.standardError)
      }
      let text = try await stats()
      #expect(text.status == 0)
      #expect(
        text.text.contains("Larder: 3 public, 1 package, 1 internal; 60 % public, 33 % of that documented"))
      #expect(text.text.contains("not mentioned by tests: stock(_:)"))
      let json = try await stats("--format", "json").text
      for line in [
        #""formatVersion" : 1"#, #""publicCount" : 3"#, #""publicShare" : 60"#, #""documentedShare" : 33"#,
      ] {
        #expect(json.contains(line))
      }

      #expect(try await stats("--include-spi").text.contains("Larder: 4 public"))
      #expect(try await stats("--include-underscored").text.contains("Larder: 4 public"))
      #expect(try await stats("--include-spi", "--include-underscored").text.contains("Larder: 5 public"))

      #expect(try await stats("--budget", "enough.txt").status == 0)
      let over = try await stats("--budget", "little.txt")
      #expect(over.status == 1)
      #expect(over.complaint.contains("Larder has 3 public declarations, its budget is 2;"))
      #expect(try await stats("--budget", "damaged.txt").status == 2)
      #expect(try await stats("--budget", "missing.txt").status == 2)

      let stale = try await stats("--table", "README.md")
      #expect(stale.status == 1)
      #expect(stale.complaint.contains("run api-check stats --table README.md --update"))
      let both = try await stats("--table", "README.md", "--budget", "little.txt")
      #expect(both.status == 1)
      #expect(both.complaint.contains("is stale"))
      #expect(both.complaint.contains("its budget is 2;"))
      #expect(try await stats("--table", "README.md", "--update").status == 0)
      #expect(try await stats("--table", "README.md").status == 0)
      #expect(try folder.text(of: "README.md").contains("| `Larder` | 3 | 1 | 1 | 60 % | 33 % | 1 |  |"))
      let nowhere = try await stats("--table", "enough.txt", "--budget", "little.txt")
      #expect(nowhere.status == 2)
      #expect(nowhere.complaint.contains("has no place for the table"))
      #expect(nowhere.complaint.contains("its budget is 2;"))
    }
  }

  @Test func statsDoNotPassOverAModuleThatCannotBeRead() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      let path = try BrokenToolchain.install(in: folder)
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

  @Test func rulesNamesEveryRule() async throws {
    try await withTemporaryFolder { folder in
      let text = try await APICheckRun.run(["rules"], in: folder).text
      let table = try await APICheckRun.run(["rules", "--format", "markdown"], in: folder).text
      for rule in RuleCatalogue.all {
        #expect(text.contains("  \(rule.id)  "))
        #expect(table.contains("| `\(rule.id)` | \(rule.verdict.rawValue) |"))
      }
      let json = try await APICheckRun.run(["rules", "--format", "json"], in: folder)
      #expect(try JSONDecoder().decode([Rule].self, from: json.standardOutput) == RuleCatalogue.all)
    }
  }

  @Test func explainSaysWhyAndWhatToDo() async throws {
    try await withTemporaryFolder { folder in
      let output = try await APICheckRun.run(["explain", "async-added"], in: folder)
      #expect(output.status == 0)
      #expect(output.text.hasPrefix("async-added: breaking\n\n"))
      #expect(output.text.contains("\n\nWhat to do: "))
      #expect(output.text.contains("\n\nSee https://"))
    }
  }

  @Test(arguments: [
    (["explain", "async-aded"], "There is no rule async-aded; did you mean async-added?"),
    (["explain"], "explain needs the identifier of a rule"),
    (["explain", "async-added", "more"], "explain does not know what to do with more"),
    (["rules", "more"], "rules does not know what to do with more"),
    (["stats", "--update"], "--update means nothing to stats"),
    (["check", "--table", "README.md"], "--table means nothing to check"),
    (["stats", "Larder", "--table", "README.md"], "--table and --module contradict each other"),
    (["stats", "--format", "json", "--table", "README.md"], "--table and --format contradict each other"),
  ])
  func misuseIsNamed(arguments: [String], sentence: String) async throws {
    try await withTemporaryFolder { folder in
      let output = try await APICheckRun.run(arguments, in: folder)
      #expect(output.status == 64)
      #expect(output.standardError.contains(sentence))
    }
  }
}
