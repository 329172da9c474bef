import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// The tool on a small package of its own, with a repository around it.
@Suite struct PackageTests {
  private static let files = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kitchen",
      products: [.library(name: "Kettle", targets: ["Kettle"]), .executable(name: "cook", targets: ["cook"])],
      targets: [
        .target(name: "CHeat"), .target(name: "Inner"), .target(name: "Kettle", dependencies: ["CHeat", "Inner"]),
        .executableTarget(name: "cook"),
      ])
    """,
    "Sources/CHeat/include/heat.h": "typedef int heat_t;\n",
    "Sources/CHeat/heat.c": "#include \"heat.h\"\n",
    "Sources/Inner/Inner.swift": "public struct Water { public init() {} }\n",
    "Sources/Kettle/Kettle.swift": """
    public import CHeat
    @_exported public import Inner

    public struct Kettle {
      public init() {}
      public func boil(_ water: Water) -> heat_t { 1 }
    }
    """,
    "Sources/cook/main.swift": "print(1)\n",
  ]

  @Test func guardsAPackageFromTheFirstBaselineToABreakingCommit() async throws {
    try await withTemporaryFolder { base in
      let folder = base.appending(path: "a kitchen")
      try folder.write(Self.files)
      try await Git.commit(folder)

      let unblessed = try await APICheckRun.run([], in: folder)
      #expect(unblessed.status == 2)
      #expect(unblessed.standardError.contains("There is no baseline in"))

      let blessed = try await APICheckRun.run(["bless"], in: folder)
      #expect(blessed.text == "Kettle: blessed, 5 declarations")
      #expect(try await APICheckRun.run(["bless"], in: folder).text.contains("Kettle: unchanged"))
      let fresh = try await APICheckRun.run(["check"], in: folder)
      #expect(fresh.status == 0)
      #expect(fresh.text.contains("1 module compared"))
      #expect(fresh.text.contains("1 skipped (cook, a program, which no client imports)"))
      let listed = try await APICheckRun.run(["list", "Kettle"], in: folder)
      #expect(try listed.text + "\n" == folder.text(of: "Tools/api-baselines/Kettle.txt"))
      try await Git.commit(folder)

      let source = try folder.text(of: "Sources/Kettle/Kettle.swift")
      try folder.write(["Sources/Kettle/Kettle.swift": source.replacing("boil(_ water", with: "boil(water")])
      let stale = try await APICheckRun.run([], in: folder)
      #expect(stale.status == 1)
      #expect(stale.text.contains("Sources/Kettle/Kettle.swift:6"))
      _ = try await APICheckRun.run(["bless"], in: folder)
      let impact = try await APICheckRun.run(["check", "--against", "main", "--format", "json"], in: folder)
      #expect(impact.status == 1)
      #expect(impact.text.contains(#""proof" : "compiler""#))
      #expect(impact.text.contains(#""staleBaselines" : ["#))
      #expect(try await APICheckRun.run(["diff", "main"], in: folder).status == 1)
      #expect(try await Git.run(["status", "--short"], in: folder).split(separator: "\n").count == 2)
      #expect(try await Git.run(["worktree", "list"], in: folder).split(separator: "\n").count == 1)

      try await expectRebuild(in: folder)
      try await expectCompilerErrors(in: folder)
    }
  }

  /// A cached revision that was tampered with is built again, and gives the same answer.
  private func expectRebuild(in folder: URL) async throws {
    let revisions = APICheckRun.cache(of: folder).appending(path: "revisions")
    let entries = try FileManager.default.contentsOfDirectory(atPath: revisions.path)
    let entry = try #require(entries.first)
    #expect(entries.count == 1)
    let record = "\(entry)/version.json"
    let sound = try revisions.text(of: record)
    #expect(sound.contains("boil"))
    try revisions.write([record: sound.replacing("boil", with: "freeze")])
    let again = try await APICheckRun.run(["diff", "main"], in: folder)
    #expect(again.standardError.contains("Building the revision main"))
    #expect(try !revisions.text(of: record).contains("freeze"))
  }

  /// What does not compile is not compared, and the compiler's words are shown; old baselines stay.
  private func expectCompilerErrors(in folder: URL) async throws {
    let baseline = try folder.text(of: "Tools/api-baselines/Kettle.txt")
    try folder.write(["Sources/Kettle/Kettle.swift": "public func broken() -> Missing {}\n"])
    for command in ["check", "bless", "list", "diff main"] {
      let output = try await APICheckRun.run(command.split(separator: " ").map { String($0) }, in: folder)
      #expect(output.status == 2)
      #expect(output.standardError.contains("cannot find type 'Missing' in scope"))
    }
    #expect(try folder.text(of: "Tools/api-baselines/Kettle.txt") == baseline)
  }

  @Test func whoeverStandsInsideAPackageMeansThatOne() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try folder.write([".api-check": "module = Bowl\n"])
      let inside = folder.appending(path: "Sources/Kettle")
      #expect(try await APICheckRun.run(["list"], in: inside).standardError.contains("Bowl"))
      try folder.write([".api-check": ""])
      let listed = try await APICheckRun.run(["list"], in: inside)
      #expect(listed.text.hasSuffix("func boil()"), "\(listed.standardError)")
      #expect(try await APICheckRun.run(["list", "--package-path", "."], in: inside).status == 2)
    }
  }

  @Test func whatIsGoneIsShownAtTheDeclarationBeforeIt() async throws {
    try await withTemporaryFolder { folder in
      let kept = "public func boil() {}\npublic func heat() {}\n"
      try folder.write(SmallPackage.files(kept + "public func pour() {}\n"))
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: kept])
      let output = try await APICheckRun.run(["diff", "main", "--quiet"], in: folder)
      #expect(output.text.contains("pour() [member-removed] \(SmallPackage.source):2\n"), "\(output)")
    }
  }

  @Test func aPackageThatHasMovedIsNamedByItsRevision() async throws {
    try await withTemporaryFolder { base in
      let folder = base.appending(path: "kitchen")
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      let inner = folder.appending(path: "Kettle")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      for name in ["Package.swift", "Sources"] {
        try FileManager.default.moveItem(at: folder.appending(path: name), to: inner.appending(path: name))
      }
      let output = try await APICheckRun.run(["diff", "main", "--quiet"], in: inner)
      #expect(output.status == 2)
      #expect(
        output.standardError.contains(
          #/The revision main \(\w+\) has no Package.swift in Kettle/, but in the top folder; /#),
        "\(output.standardError)")
      let remedy = output.standardError.firstMatch(of: #/`git (worktree add --detach) DIR (\w+)`/#)?.output
      let words = (remedy?.1 ?? "").split(separator: " ").map { String($0) }
      _ = try await Git.run(words + [base.appending(path: "old").path, "\(remedy?.2 ?? "")"], in: folder)
      try inner.write([SmallPackage.source: "public func pour() {}\n"])
      let mended = try await APICheckRun.run(["diff", "../../old", "--quiet"], in: inner)
      #expect(mended.status == 1 && mended.text.contains("breaking boil()"), "\(mended)")
    }
  }

  @Test func needsAPackage() async throws {
    try await withTemporaryFolder { folder in
      let output = try await APICheckRun.run(["check"], in: folder)
      #expect(output.status == 2)
      #expect(output.standardError.contains("There is no Package.swift in"))
    }
  }

  @Test func showsWhyAManifestIsRejected() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(["Package.swift": "// swift-tools-version: 6.0\nnonsense"])
      let output = try await APICheckRun.run(["list"], in: folder)
      #expect(output.status == 2)
      #expect(output.standardError.contains("cannot find 'nonsense' in scope"))
    }
  }
}
