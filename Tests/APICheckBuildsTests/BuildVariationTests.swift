import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What a package offers with other traits, other conditions or on other platforms.
@Suite struct BuildVariationTests {
  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
      traits: [
        .default(enabledTraits: ["Gas"]), "Gas",
        "Steam", .trait(name: "Whistle", enabledTraits: ["Steam"]),
      ],
      targets: [.target(name: "Kettle")])
    """
  private static let source = """
    public func boil() {}
    #if Gas
      public func light() {}
    #endif
    #if Whistle && Steam
      public func whistle() {}
    #endif
    #if COPPER
      public func polish() {}
    #endif
    """
  private static let files = [
    ".gitignore": ".build/\n", "Package.swift": manifest, SmallPackage.source: source,
  ]

  @Test func eachChoiceHasBaselinesOfItsOwn() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      #expect(try await run(["bless"], in: folder).status == 0)
      let none = try await run(["check", "--traits", "Whistle", "--define", "COPPER"], in: folder)
      #expect(
        none.standardError.contains(
          "run `api-check init` with the options of this run and commit what it writes"))
      #expect(try await run(["bless", "--traits", "Whistle", "--define", "COPPER"], in: folder).status == 0)
      let first = "// public surface, format 1, module Kettle\n"
      #expect(
        try folder.text(of: "Tools/api-baselines/Kettle.txt")
          == "\(first)// with the trait Gas\nfunc boil()\nfunc light()\n")
      #expect(
        try folder.text(of: "Tools/api-baselines/traits-Whistle,define-COPPER/Kettle.txt")
          == "\(first)// with the traits Steam, Whistle, -D COPPER\nfunc boil()\nfunc polish()\nfunc whistle()\n"
      )

      try folder.write([SmallPackage.source: Self.source.replacing("func whistle", with: "func hiss")])
      let usual = try await run(["check"], in: folder)
      #expect(usual.status == 0)
      #expect(
        usual.standardError.contains(
          "Traits that are off, with all that is behind them: Steam, Whistle; --all-traits looks there.\n"))
      #expect(
        usual.text.contains(
          "; built with the trait Gas; not compared: traits that are off (Steam, Whistle), "
            + "#if conditions that do not hold here (COPPER, Whistle && Steam), "
            + "baselines of other builds (traits-Whistle,define-COPPER); "))
      let other = try await run(["check", "--traits", "Whistle", "--define", "COPPER"], in: folder)
      #expect(other.status == 1)
      #expect(other.text.contains("whistle()"))
      // The baselines of the usual build would be blessed by the command alone.
      #expect(other.text.contains("run `api-check bless --traits Whistle --define COPPER` and commit"))
      #expect(!other.standardError.contains("Traits that are off"))
    }
  }

  @Test func aVersionIsBuiltWithThoseTraitsThatItHas() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      try folder.write([
        "Package.swift": Self.manifest.replacing(
          "\"Steam\", .trait(name: \"Whistle\", enabledTraits: [\"Steam\"]),", with: "")
      ])
      try await Git.commit(folder)
      try folder.write(["Package.swift": Self.manifest])
      let all = try await run(["diff", "main", "--all-traits"], in: folder)
      #expect(all.text.contains("\n  additive whistle() "))
      #expect(all.text.contains("; built with the traits Gas, Steam, Whistle, the trait Gas; "))
    }
  }

  /// What is for clients that chose their traits the default ones do not tell.
  @Test func whatIsBehindANewDefaultTraitIsNotJudgedForAll() async throws {
    try await withTemporaryFolder { folder in
      func write(_ traits: String, _ condition: String) throws {
        try folder.write(Self.files)
        try folder.write([
          "Package.swift": Self.manifest.replacing(
            ".default(enabledTraits: [\"Gas\"]), \"Gas\",", with: traits),
          SmallPackage.source: "#if \(condition)\n  public func boil() {}\n#endif\n",
        ])
      }
      try write("", "true")
      try await Git.commit(folder)
      try write(".default(enabledTraits: [\"Gas\"]), \"Gas\",", "Gas")
      let usual = try await run(["diff", "main", "--quiet"], in: folder)
      #expect(usual.status == 1 && !usual.text.contains("boil()"), "\(usual.text)")
      #expect(
        usual.text.contains(
          "; not checked: clients that turn the default traits off (--no-default-traits), "), "\(usual.text)")
      let none = try await run(["diff", "main", "--quiet", "--no-default-traits"], in: folder)
      #expect(none.text.contains("breaking boil() [member-removed]"), "\(none.text)")
      #expect(!none.text.contains("clients that turn"), "\(none.text)")
    }
  }

  @Test(arguments: [
    (["--traits", "Whitsle"], "The package has no trait Whitsle; did you mean Whistle?"),
    (["--swift-sdk", "moon"], "The Swift SDK moon is not installed; `swift sdk install` installs it"),
  ])
  func whatIsNotThereIsNamed(arguments: [String], sentence: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      let output = try await run(["bless"] + arguments, in: folder)
      #expect(output.status == 2)
      #expect(output.standardError.contains(sentence))
    }
  }

  private func run(_ arguments: [String], in folder: URL) async throws -> Subprocess.Output {
    try await APICheckRun.run(arguments, in: folder)
  }
}
