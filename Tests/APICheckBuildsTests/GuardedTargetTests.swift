import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// Library targets that no product names, and whose surface is guarded all the same.
@Suite struct GuardedTargetTests {
  private static let inner = "Sources/Inner/Inner.swift"
  private static let baseline = "Tools/api-baselines/Inner.txt"

  private static let files = SmallPackage.files("internal import Inner\npublic func boil() {}\n").merging([
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
      targets: [
        .target(name: "Inner"), .target(name: "Kettle", dependencies: ["Inner"]),
        .executableTarget(name: "cook"), .testTarget(name: "InnerTests", dependencies: ["Inner"]),
      ])
    """,
    inner: "public func heat() {}\n",
    "Sources/cook/main.swift": "print(1)\n",
    "Tests/InnerTests/InnerTests.swift": "import Inner\n",
  ]) { $1 }

  private func run(_ arguments: String..., in folder: URL) async throws -> Subprocess.Output {
    try await APICheckRun.run(arguments + ["--quiet"], in: folder)
  }

  /// Calls `body` with a package whose baselines, that of Inner too, are committed.
  private func withGuardedPackage(_ body: (URL) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      let blessed = try await run("bless", "--target", "Inner", in: folder)
      #expect(blessed.text == "Inner: blessed, 1 declaration\nKettle: blessed, 1 declaration")
      try await Git.commit(folder)
      try await body(folder)
    }
  }

  @Test func whatWasBlessedOnceIsCheckedFromThenOn() async throws {
    try await withGuardedPackage { folder in
      let fresh = try await run("check", in: folder)
      #expect(fresh.status == 0)
      #expect(fresh.text.contains("2 modules compared"))
      #expect(fresh.text.contains("; guarded though no product: Inner; not compared: programs (cook); "))

      try folder.write([Self.inner: "public func heat() throws {}\n"])
      let stale = try await run("check", in: folder)
      #expect(stale.status == 1)
      #expect(stale.text.contains("breaking heat() [throws-added]"))
      #expect(try await run("bless", in: folder).text.contains("Inner: blessed"))
      #expect(try await run("check", in: folder).status == 0)
      #expect(try await run("check", "--against", "main", in: folder).text.contains("heat() [throws-added]"))
    }
  }

  @Test func itKeepsToItsBudgetAndOutOfTheTable() async throws {
    try await withGuardedPackage { folder in
      try folder.write([
        "README.md": "<!-- api-check stats -->\n<!-- end of api-check stats -->\n",
        "Tools/api-budget.txt": "Kettle 1\nInner 0\n",
      ])
      let over = try await run("stats", in: folder)
      #expect(over.status == 1)
      #expect(over.text.contains("Inner: 1 public"))
      #expect(over.standardError.contains("Inner has 1 public declarations, its budget is 0;"))
      try folder.write(["Tools/api-budget.txt": "Kettle 1\nInner 1\n"])
      #expect(try await run("stats", "--table", "README.md", "--update", in: folder).status == 0)
      #expect(try !folder.text(of: "README.md").contains("`Inner`"))
      #expect(try folder.text(of: "README.md").contains("| `Kettle` | 1 |"))
      let named = ["stats", "--target", "Inner", "--table", "README.md", "--update", "--quiet"]
      #expect(try await APICheckRun.run(named, in: folder).status == 0)
      #expect(try folder.text(of: "README.md").contains("| `Inner` | 1 |"))
    }
  }

  @Test func otherCommandsReadItWhenItIsNamed() async throws {
    try await withGuardedPackage { folder in
      #expect(try await !run("list", in: folder).text.contains("heat()"))
      #expect(try await run("list", "--target", "Inner", in: folder).text.contains("func heat()"))
      try folder.write([Self.inner: "public func heat() throws {}\n"])
      #expect(try await run("diff", "main", in: folder).status == 0)
      let named = try await run("diff", "main", "--target", "Inner", in: folder)
      #expect(named.status == 1)
      #expect(named.text.contains("heat() [throws-added]"))
    }
  }

  @Test func aPackageWithoutSuchTargetsIsToldOfNone() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      let unblessed = try await run("check", "--target", "Inner", in: folder)
      #expect(unblessed.status == 2)
      #expect(try await run("bless", in: folder).text == "Kettle: blessed, 1 declaration")
      let missing = try await run("check", "--target", "Inner", in: folder)
      #expect(missing.standardError.contains("run `api-check bless --target Inner` and commit it"))
      let text = try await run("check", in: folder).text
      #expect(
        text.contains("0 skipped; not compared: targets that no product leads to (Inner), programs (cook)"))
    }
  }

  @Test func aModuleThatIsNoProductAnyMoreIsLostToClients() async throws {
    try await withTemporaryFolder { folder in
      let shared = Self.files.mapValues {
        $0.replacing(#"targets: ["Kettle"]"#, with: #"targets: ["Kettle", "Inner"]"#)
      }
      try folder.write(shared)
      #expect(try await run("bless", in: folder).status == 0)
      try await Git.commit(folder)
      try folder.write(Self.files)
      let lost = try await run("check", in: folder)
      #expect(lost.status == 1)
      #expect(lost.text.contains("breaking Inner [module-removed]"))
      #expect(try await run("bless", "--target", "Inner", in: folder).text.contains("Inner: blessed"))
      #expect(try await run("check", in: folder).status == 0)
      let impact = try await run("check", "--against", "main", in: folder)
      #expect(impact.text.contains("breaking Inner [module-removed]"))
    }
  }

  @Test(arguments: [
    ("Iner", "There is no target Iner; did you mean Inner?"),
    ("Zebra", "There is no target Zebra; choose among Inner, Kettle."),
    ("cook", "cook is a target of the kind “executable” and no library; choose among Inner, Kettle."),
    ("InnerTests", "InnerTests is a target of the kind “test” and no library; choose among Inner, Kettle."),
  ])
  func whatIsNoLibraryTargetIsNamed(target: String, sentence: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      for command in ["list", "bless", "stats"] {
        let output = try await run(command, "--target", target, in: folder)
        #expect(output.status == 2)
        #expect(output.standardError.contains(sentence))
      }
    }
  }
}
