import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// A package gets all that it needs to be guarded in one step.
@Suite struct SetupTests {
  private func run(_ arguments: String..., in folder: URL) async throws -> Subprocess.Output {
    try await APICheckRun.run(arguments + ["--quiet"], in: folder)
  }

  private func withPackage(_ body: (URL) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      try await body(folder)
    }
  }

  @Test func oneStepIsEnoughAndTheNextOneChangesNothing() async throws {
    try await withPackage { folder in
      try folder.write([".gitattributes": "*.png binary"])
      let dry = try await run("init", "--dry-run", in: folder)
      #expect(
        dry.status == 0
          && dry.text.contains("would write Tools/api-baselines, which say what is public: Kettle"))
      #expect(try await Git.run(["status", "--short"], in: folder) == "?? .gitattributes")

      let first = try await run("init", in: folder)
      #expect(first.status == 0, "\(first.standardError)")
      let owner =
        "Replace YOUR-ORGANISATION in .github/workflows/api-check.yml by the account on GitHub from whose repository"
      #expect(first.text.contains("Before you commit: \(owner)"))
      #expect(try await run("doctor", in: folder).text.contains(owner))
      let add = try #require(first.text.split(separator: "\n").first { $0.contains("git add ") })
      _ = try await Git.run(add.split(separator: " ").dropFirst().map { String($0) }, in: folder)
      #expect(
        try await Git.run(["status", "--short"], in: folder).split(separator: "\n").map { $0.suffix(4) }
          == ["heck", "utes", ".yml", ".txt"])
      #expect(try folder.text(of: ".gitattributes").hasPrefix("*.png binary\nTools/api-baselines/**/*.txt "))
      #expect(try folder.text(of: ".github/workflows/api-check.yml").contains("Tools/action@v1"))
      #expect(try await run("check", in: folder).status == 0)

      try folder.write([SmallPackage.source: "public func boil() throws {}\n"])
      let second = try await run("init", in: folder)
      #expect(second.status == 0 && !second.text.contains("wrote"))
      // What was written down before is still what the next check is about.
      #expect(try await run("check", in: folder).status == 1)
    }
  }

  @Test func aToolThatWasClonedFromGitHubIsWhatTheWorkflowUses() async throws {
    try await withPackage { folder in
      let tool = folder.appending(path: ".build/tool")
      try tool.write(["README.md": "The tool.\n"])
      try await Git.commit(tool)
      _ = try await Git.run(["remote", "add", "origin", "git@github.com:tea/gate.git"], in: tool)
      let home = ["API_CHECK_HOME": tool.path]
      let untagged = try await APICheckRun.run(["init", "--quiet"], in: folder, environment: home)
      let workflow = ".github/workflows/api-check.yml"
      #expect(
        untagged.text.contains("\(workflow) uses tea/gate at the tag v1, which your clone of it lacks;"))
      #expect(try folder.text(of: workflow).contains("- uses: tea/gate/Tools/action@v1\n"))
      // A clone of that clone, and one whose remote has another name, come from there, too.
      for address in [tool.path, "https://github.com/tea/gate"] {
        try FileManager.default.removeItem(at: folder.appending(path: workflow))
        let copy = folder.appending(path: ".build/\(address.count)")
        try copy.write(["README.md": "The tool.\n"])
        try await Git.commit(copy)
        _ = try await Git.run(["remote", "add", "upstream", address], in: copy)
        _ = try await APICheckRun.run(
          ["init", "--quiet"], in: folder, environment: ["API_CHECK_HOME": copy.path])
        #expect(try folder.text(of: workflow).contains("- uses: tea/gate/Tools/action@v1\n"))
      }

      try FileManager.default.removeItem(at: folder.appending(path: workflow))
      _ = try await Git.run(["tag", "v1"], in: tool)
      let tagged = try await APICheckRun.run(["init", "--quiet"], in: folder, environment: home)
      #expect(tagged.text.contains("wrote \(workflow)") && !tagged.text.contains("Before you commit"))
      _ = try await Git.run(["tag", "1.0.0"], in: folder)
      #expect(try await run("doctor", in: folder).status == 0)
    }
  }

  @Test func everyLineThatAConfigurationOffersMeansSomething() async throws {
    try await withPackage { folder in
      #expect(try await run("init", in: folder).status == 0)
      let offered = try folder.text(of: ".api-check").split(separator: "\n").compactMap { line in
        line.wholeMatch(of: #/(?:# )?([a-z-]+ = .+)/#).map { String($0.1) }
      }
      #expect(offered.count > 5)
      try folder.write([".api-check": offered.joined(separator: "\n")])
      let output = try await run("config", in: folder)
      #expect(output.status == 0, "\(output.standardError)")
    }
  }

  @Test func whatIsWrittenIsForTheContinuousIntegrationThatThereIs() async throws {
    try await withPackage { folder in
      try folder.write([".gitlab-ci.yml": "", ".api-check": "fail-on = any\n"])
      _ = try await Git.run(["tag", "1.0.0"], in: folder)
      let output = try await run("init", in: folder)
      #expect(output.text.contains("kept .api-check, as it is\n"))
      #expect(output.text.contains("wrote .gitlab/api-check.yml\n"))
      #expect(output.text.contains("Add to .gitlab-ci.yml: include: [{ local: .gitlab/api-check.yml }]"))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/.github"))
    }
  }

  @Test(arguments: ["", ".gitlab-ci.yml"])
  func eachPackageOfARepositoryHasAWorkflowOfItsOwn(gitLab: String) async throws {
    try await withTemporaryFolder { folder in
      let package = folder.appending(path: "Packages/Hot Kettle")
      try package.write(SmallPackage.files("public func boil() {}\n"))
      if !gitLab.isEmpty { try folder.write([gitLab: ""]) }
      try await Git.commit(folder)
      let output = try await run("init", in: package)
      let add = try #require(output.text.split(separator: "\n").first { $0.contains("git add ") })
      _ = try await Git.run(add.split(separator: " ").dropFirst().map { String($0) }, in: package)
      #expect(!(try await Git.run(["status", "--short"], in: folder).contains("??")))

      let name = (gitLab.isEmpty ? ".github/workflows" : ".gitlab") + "/api-check-Packages-Hot-Kettle.yml"
      let text = try folder.text(of: name)
      #expect(
        text.contains(gitLab.isEmpty ? "working-directory: Packages/Hot Kettle }" : "extends: .api-check\n"))
      #expect(gitLab.isEmpty || text.contains("API_CHECK_WORKING_DIRECTORY: Packages/Hot Kettle }"))
      #expect(output.text.contains("[{ local: \(name) }]") == !gitLab.isEmpty)
    }
  }

  @Test func whereOneFileCannotBeWrittenThereIsNone() async throws {
    try await withPackage { folder in
      try folder.write([".github": "a file in the way"])
      let output = try await run("init", in: folder)
      #expect(
        output.status == 2 && output.standardError.contains(".github/workflows/api-check.yml cannot be"))
      #expect(try await Git.run(["status", "--short"], in: folder) == "?? .github")
    }
  }

  @Test func whatTheBaselinesWereMadeWithIsWrittenDown() async throws {
    try await withPackage { folder in
      let output = try await run("init", "--define", "HOT", "--baselines", "api", in: folder)
      #expect(output.status == 0, "\(output.standardError)")
      #expect(try folder.text(of: ".api-check").hasSuffix("\ndefine = HOT\nbaselines = api\n"))
      #expect(try folder.text(of: ".gitattributes").hasPrefix("api/**/*.txt "))
      #expect(try folder.text(of: "api/define-HOT/Kettle.txt").contains("boil()"))
      #expect(try await run("check", in: folder).status == 0)

      try folder.write([".api-check": ""])
      let kept = try await run("init", "--define", "HOT", in: folder)
      #expect(kept.text.contains("Add to .api-check, so that checks look at the same: define = HOT"))
    }
  }

  @Test func aPackageWithoutALibraryGetsNothing() async throws {
    try await withTemporaryFolder { folder in
      try folder.write([
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kettle", targets: [.target(name: "Water"), .executableTarget(name: "boil")])
        """,
        "Sources/Water/Water.swift": "public func drink() {}\n",
        "Sources/boil/main.swift": "print()\n", ".gitignore": ".build/\n",
      ])
      try await Git.commit(folder)
      let output = try await run("init", in: folder)
      #expect(output.status == 0 && output.text.hasPrefix("Nothing to guard: "))
      #expect(output.text.contains("bless --target NAME"))
      #expect(try await Git.run(["status", "--short"], in: folder).isEmpty)
      #expect(try await run("bless", "--target", "Water", in: folder).status == 0)
      #expect(try await run("init", in: folder).text.contains("wrote .api-check\n"))
    }
  }

  @Test func nothingIsWrittenForAPackageThatDoesNotBuild() async throws {
    try await withPackage { folder in
      try folder.write([SmallPackage.source: "public func boil() -> Absent {}\n"])
      #expect(try await run("init", in: folder).status == 2)
      #expect(try await Git.run(["status", "--short"], in: folder) == "M \(SmallPackage.source)")
    }
  }

  @Test func nothingIsMissingWhereThereIsNothingToGuard() async throws {
    try await withPackage { folder in
      try folder.write([
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Kettle", targets: [.target(name: "Kettle")])
        """
      ])
      _ = try await Git.run(["tag", "1.0.0"], in: folder)
      #expect(try await run("init", in: folder).text.hasPrefix("Nothing to guard: "))
      let output = try await run("doctor", in: folder)
      #expect(output.status == 0, "\(output.text)")
      #expect(output.text.hasPrefix("Nothing to guard: "))
    }
  }

  @Test func whatWouldGoWrongIsToldWithWhatMendsIt() async throws {
    try await withPackage { folder in
      let first = try await run("doctor", in: folder)
      #expect(first.status == 1)
      let untagged = "HEAD contains no tag, so latest-release is not known.\n    "
      #expect(first.text.contains(untagged + "git tag 1.0.0\n"))
      let unguarded = "with the options of this run and commit what it writes.\n    api-check init\n"
      #expect(first.text.contains("There is no baseline in ") && first.text.contains(unguarded))
      let check = try await run("check", in: folder)
      #expect(check.status == 2 && check.standardError.contains("There is no baseline in "))
      #expect(check.standardError.contains("run `api-check init` with the options of this run"))
      let elsewhere = folder.appending(path: "cache").path
      #expect(try await run("doctor", "--cache-path", elsewhere, in: folder).status == 1)
      #expect(FileManager.default.fileExists(atPath: elsewhere))
      try FileManager.default.removeItem(atPath: elsewhere)
      _ = try await Git.run(["tag", "1.0.0"], in: folder)
      #expect(try await run("bless", in: folder).status == 0)
      let sound = try await run("doctor", in: folder)
      #expect(sound.status == 0, "\(sound.text)")
      #expect(
        sound.text == "Nothing is in the way.\nNot tried: whether it compiles. `api-check check` finds out.")

      try folder.write([".api-check": "against = latest-release\nagainst = 1.9.0=nothing\n"])
      let astray = try await run("doctor", in: folder)
      #expect(astray.status == 1)
      #expect(astray.text.hasPrefix("check is to compare with 1.9.0, which is neither a path nor a revision"))
      #expect(!astray.text.contains("latest-release"))
      try FileManager.default.removeItem(at: folder.appending(path: ".api-check"))

      let baseline = "Tools/api-baselines/Kettle.txt"
      let text = try folder.text(of: baseline)
      try folder.write([baseline: "boil\n", "Tools/api-accepted.txt": "nonsense\n"])
      let broken = try await run("doctor", in: folder)
      #expect(broken.status == 1)
      #expect(
        broken.text.contains("The baseline Tools/api-baselines/Kettle.txt starts with “boil” instead of"),
        "\(broken.text)")
      #expect(broken.text.contains("\n    api-check bless Kettle\n"))
      #expect(broken.text.contains("Tools/api-accepted.txt:1: “nonsense” is not a decision"))
      try folder.write(["Tools/api-accepted.txt": ""])
      let unread = try await run("check", in: folder)
      #expect(unread.status == 2 && unread.text.contains("1 skipped (Kettle, could not be read)"))
      #expect(unread.standardError.contains("The baseline Tools/api-baselines/Kettle.txt starts with"))
      try folder.write([baseline: text])

      try await Git.commit(folder)
      let clone = folder.appending(path: "clone")
      _ = try await Git.run(
        ["clone", "--quiet", "--depth", "1", "file://\(folder.path)", "clone"], in: folder)
      let shallow = try await run("doctor", in: clone)
      #expect(shallow.text.contains("This clone lacks older commits.\n    git fetch --unshallow --tags"))
      #expect(shallow.text.contains(untagged + "git fetch --tags"))
      try FileManager.default.removeItem(at: folder.appending(path: ".git"))
      #expect(try await run("doctor", in: folder).text.contains("is in no git repository.\n    git init"))
    }
  }

  @Test func sourcesThatDoNotParseAreInTheWay() async throws {
    try await withPackage { folder in
      _ = try await Git.run(["tag", "1.0.0"], in: folder)
      #expect(try await run("bless", in: folder).status == 0)
      try folder.write([
        SmallPackage.source: "public func boil() {}\npublic func pour( {\n", "Sources/Kettle/Heat.swift": "",
      ])
      let output = try await run("doctor", in: folder)
      #expect(output.status == 1, "\(output.text)")
      #expect(output.text.hasPrefix("The sources of Kettle do not parse.\n/"), "\(output.text)")
      #expect(output.text.contains("/\(SmallPackage.source):2:"), "\(output.text)")
      #expect(
        output.text.hasSuffix(
          "\n    swift build\nNot tried: whether it compiles. `api-check check` finds out."),
        "\(output.text)")
      #expect(try await run("check", in: folder).status == 2)
    }
  }

  @Test func aDependencyThatCannotBeResolvedIsInTheWay() async throws {
    try await withPackage { folder in
      _ = try await Git.run(["tag", "1.0.0"], in: folder)
      #expect(try await run("bless", in: folder).status == 0)
      let manifest = try folder.text(of: "Package.swift")
      try folder.write([
        "Package.swift": manifest.replacing(
          "  targets:",
          with:
            "  dependencies: [.package(url: \"file://\(folder.path)/absent\", from: \"1.0.0\")],\n  targets:")
      ])
      let output = try await run("doctor", in: folder)
      #expect(output.status == 1, "\(output.text)")
      #expect(output.text.hasPrefix("The working tree does not build"), "\(output.text)")
      #expect(output.text.contains("absent"), "\(output.text)")
      #expect(output.text.contains("Not tried: whether its sources parse, whether it compiles."))
      #expect(try await run("check", in: folder).status == 2)
    }
  }
}
