import APIComparison
import Foundation
import GateTestSupport
import Processes
import PublicAPI
import TestSupport
import Testing

@Suite struct FileVersionTests {
  private func diff(
    _ arguments: String..., files: [String: String] = [:]
  ) async throws -> (status: Int32, text: String, complaint: String) {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files.merging(files) { $1 })
      let output = try await APICheckRun.run(["diff"] + arguments, in: folder)
      return (output.status, output.text, output.standardError)
    }
  }

  @Test func findsNothingBetweenEqualBaselines() async throws {
    let (status, text, _) = try await diff("old", "same")
    #expect(status == 0)
    #expect(text.contains("Nothing changed for clients."))
    #expect(text.contains("Coverage: 1 module compared (4 → 4 declarations)"))
  }

  @Test func letsAdditionsPassOnRequest() async throws {
    let files = ["same/Kettle.txt": Kettle.old.replacing("func boil", with: "func bake()\nfunc boil")]
    let (lenient, text, _) = try await diff("old", "same", "--fail-on", "breaking", files: files)
    #expect(lenient == 0)
    #expect(text.contains("additive bake() [declaration-added]"))
    #expect(try await diff("old", "same", "--fail-on", "any", files: files).status == 1)
    #expect(try await diff("old", "new", "--fail-on", "breaking").status == 1)
  }

  @Test func letsWhatIsFragilePassOnRequest() async throws {
    let files = ["old/Kettle.txt": Kettle.old.replacing("func boil", with: "import Beans\nfunc boil")]
    for (threshold, expected) in [("breaking", 0), ("fragile", 1), ("any", 1)] as [(String, Int32)] {
      let (status, text, _) = try await diff("old", "same", "--fail-on", threshold, files: files)
      #expect(status == expected, "\(threshold)")
      #expect(text.contains("fragile import Beans [import-removed]"))
      #expect(text.contains("raise the minor version"))
      let (_, tests, _) = try await diff(
        "old", "same", "--fail-on", threshold, "--format", "junit", files: files)
      #expect(tests.contains("<failure") == (expected == 1), "\(threshold)")
    }
    let level = "import-removed=breaking"
    #expect(
      try await diff("old", "same", "--fail-on", "breaking", "--level", level, files: files).status == 1)
  }

  @Test func forgivesWhatEditorsDoToLineEndsAndTheFirstByte() async throws {
    let edited = "\u{FEFF}" + Kettle.old.replacing("\n", with: "\r\n")
    let (status, text, _) = try await diff("old", "same", files: ["same/Kettle.txt": edited])
    #expect(status == 0)
    #expect(text.contains("Coverage: 1 module compared (4 → 4 declarations)"))
  }

  @Test(
    "A baseline that no tool has written is refused with its line",
    arguments: [
      (
        Data("var deep: ".utf8) + Data(repeating: UInt8(ascii: "("), count: 100_000),
        "Kettle.txt:2: “var deep: ((("
      ),
      (Data("func boil".utf8) + Data([0xC3, 0x28]), "Kettle.txt:2: this line is not valid UTF-8"),
      (Data(repeating: UInt8(ascii: "a"), count: 65 << 20), "Kettle.txt has more than 64 MiB"),
    ])
  func refusesWhatNoToolHasWritten(line: Data, complaint: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files)
      let file = folder.appending(path: "same/Kettle.txt")
      try (Data("// public surface, format 1, module Kettle\n".utf8) + line).write(to: file)
      let output = try await APICheckRun.run(["diff", "old", "same"], in: folder)
      #expect(output.status == 2)
      #expect(output.standardError.contains(complaint))
    }
  }

  @Test func saysWhatItTookEachArgumentFor() async throws {
    let (status, text, _) = try await diff("old/Kettle.txt", "new")
    #expect(status == 1)
    #expect(text.contains("Comparing the baseline /"))
    #expect(text.contains("old/Kettle.txt with the baselines in /"))
  }

  @Test func reportsModulesOfOneSideOnly() async throws {
    let (status, text, _) = try await diff(
      "old", "new", files: ["old/Pan.txt": "// public surface, format 1, module Pan\nfunc fry()\n"])
    #expect(status == 1)
    #expect(text.contains("breaking Pan [module-removed]"))
    #expect(text.contains("1 removed (Pan)"))
    let (reversed, added, _) = try await diff(
      "old", "same", files: ["same/Pan.txt": "// public surface, format 1, module Pan\nfunc fry()\n"])
    #expect(reversed == 1)
    #expect(added.contains("additive Pan [module-added]"))
    #expect(RuleCatalogue.rule(id: "module-removed")?.verdict == .breaking)
    #expect(RuleCatalogue.rule(id: "module-added")?.verdict == .additive)
  }

  @Test func leavesUnderscoredNamesOutUnlessAsked() async throws {
    let files = ["same/Kettle.txt": Kettle.old + "func _descale()\n"]
    #expect(try await diff("old", "same", files: files).status == 0)
    let marked = ["old", "same"].map { side in
      let text = files["\(side)/Kettle.txt"] ?? Kettle.old
      return (
        "\(side)/Kettle.txt",
        text.replacing("\nenum", with: "\n// with names that begin with an underscore\nenum")
      )
    }
    let asked = try await diff(
      "old", "same", "--include-underscored", files: Dictionary(uniqueKeysWithValues: marked))
    #expect(asked.status == 1)
  }

  @Test func comparesOnlyTheModulesThatWereAskedFor() async throws {
    let files = [
      "old/Pan.txt": "// public surface, format 1, module Pan\nfunc fry()\n",
      "new/Pan.txt": "// public surface, format 1, module Pan\nfunc fry()\n",
    ]
    let (status, text, _) = try await diff("old", "new", "--module", "Pan", files: files)
    #expect(status == 0)
    #expect(text.contains("1 skipped (Kettle, not asked for by --module)"))
    let (unknown, _, complaint) = try await diff("old", "new", "--module", "Wok", files: files)
    #expect(unknown == 2)
    #expect(complaint.contains("There is no module Wok; choose among Kettle, Pan."))
    let (_, _, hint) = try await diff("old", "new", "--module", "Ketle", files: files)
    #expect(hint.contains("There is no module Ketle; did you mean Kettle?"))
  }

  @Test(arguments: [
    ("nothing of this kind\n", "Kettle.txt:6: “nothing of this kind” is not a declaration"),
    ("<<<<<<< ours\n", "Kettle.txt:6: the baseline holds an unresolved merge conflict"),
  ])
  func namesTheDamagedLine(line: String, sentence: String) async throws {
    let (status, _, complaint) = try await diff("old", "new", files: ["new/Kettle.txt": Kettle.old + line])
    #expect(status == 2)
    #expect(complaint.contains(sentence))
  }

  @Test func neverTakesWhatItCannotReadForUnchanged() async throws {
    let graph = ["graphs/Kettle.symbols.json": #"{"metadata":{"formatVersion":{"major":0}},"symbols":[{"#]
    let (status, text, complaint) = try await diff("old", "graphs", files: graph)
    #expect(status == 2)
    #expect(!text.contains("module-removed"))
    #expect(text.contains("0 modules compared (0 → 0 declarations)"))
    #expect(complaint.contains("The symbol graph Kettle.symbols.json cannot be read"))
  }

  @Test(arguments: [
    ("nowhere", "neither a path nor a revision"), ("empty", "is neither a package, a directory of"),
  ])
  func explainsWhatItCannotFind(argument: String, sentence: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Kettle.files)
      try folder.write(["empty/readme.txt": "", "Package.swift": ""])
      try await Git.commit(folder)
      let output = try await APICheckRun.run(["diff", argument, "new"], in: folder)
      #expect(output.status == 2)
      #expect(output.standardError.contains(sentence))
    }
  }

  @Test func saysThatARevisionNeedsARepository() async throws {
    let (status, _, complaint) = try await diff("main", "new")
    #expect(status == 2)
    #expect(complaint.contains("main is not a path, and /"))
  }
}
