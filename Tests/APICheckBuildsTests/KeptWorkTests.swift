import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What a run keeps for those that follow, and how to be rid of it.
@Suite struct KeptWorkTests {
  private static let error = "Kettle.swift:1:23: error: cannot find type 'Absent' in scope"

  @Test(arguments: [[:], ["Package.resolved": #"{"pins": [], "version": 2}"#]])
  func whatDoesNotBuildIsToldAtOnceUntilAllThatIsKeptIsRemoved(pins: [String: String]) async throws {
    try await withTemporaryFolder { folder in
      let environment = try APICheckRun.environmentOfItsOwn(beside: folder)
      func diff() async throws -> Subprocess.Output {
        try await run(["diff", "main"], in: folder, environment)
      }
      try folder.write(SmallPackage.files("public func boil() -> Absent {}\n").merging(pins) { $1 })
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: "public func boil() {}\n"])
      let first = try await diff()
      #expect(first.status == 2 && isBuilt(in: first))
      #expect(first.standardError.contains(Self.error))
      let second = try await diff()
      #expect(second.status == 2 && !isBuilt(in: second))
      #expect(second.standardError.contains("did not build before; --fresh builds it again."))
      #expect(second.standardError.contains(Self.error))

      try await expectNothingIsLeft(in: folder, environment)
      #expect(isBuilt(in: try await diff()))
    }
  }

  private func expectNothingIsLeft(in folder: URL, _ environment: [String: String]) async throws {
    let cleaned = try await run(["clean"], in: folder, environment)
    #expect(cleaned.status == 0)
    let sentence = #/Removed [\d.,]+.[kKMG]B in .*\/api-check\/packages\/[^\/]*\./#
    #expect(cleaned.text.wholeMatch(of: sentence) != nil, "\(cleaned.text)")
    let cache = APICheckRun.cache(of: folder, in: environment)
    let left = try FileManager.default.subpathsOfDirectory(atPath: cache.path)
    #expect(left.allSatisfy { ["revisions", "trees"].contains($0) || $0.hasSuffix(".lock") })
    #expect(try await run(["clean"], in: folder, environment).text.hasPrefix("Nothing is kept in "))
  }

  /// Clients are compiled with the module, so that nothing is proved without it.
  @Test func aRevisionWithADamagedModuleIsBuiltAgain() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      let revisions = APICheckRun.cache(of: folder).appending(path: "revisions")
      for effect in ["throws", "async"] {
        try folder.write([SmallPackage.source: "public func boil() \(effect) {}\n"])
        let output = try await run(["diff", "main"], in: folder)
        #expect(output.status == 1 && isBuilt(in: output), "\(effect): \(output.standardError)")
        let modules = try FileManager.default.subpathsOfDirectory(atPath: revisions.path).filter {
          $0.hasSuffix("/Kettle.swiftmodule")
        }
        try #require(!modules.isEmpty)
        try revisions.write(Dictionary(uniqueKeysWithValues: modules.map { ($0, "damaged") }))
      }
    }
  }

  @Test func whoeverWantsItFreshGetsItFresh() async throws {
    try await withTemporaryFolder { folder in
      let environment = try APICheckRun.environmentOfItsOwn(beside: folder)
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      var asked: [Bool] = []
      for options in [[], [], ["--fresh"]] {
        let output = try await run(["list", "--verbose"] + options, in: folder, environment)
        asked.append(output.standardError.contains(" dump-package"))
      }
      #expect(asked == [true, false, true])
    }
  }

  @Test func whatIsKnownOfAPackageServesEveryCloneOfIt() async throws {
    try await withTemporaryFolder { folder in
      let files = SmallPackage.files("public func boil() {}\n").ofNewPackage
      var questions: [Int] = []
      for name in ["one/Kettle", "another/Kettle", "third/Pot"] {
        let clone = folder.appending(path: name)
        try clone.write(files)
        let output = try await run(["list", "--verbose", "--build-system", "native"], in: clone, [:])
        #expect(output.text.hasSuffix("func boil()"), "\(output.standardError)")
        questions.append(
          [" dump-package", " --print-manifest-job-graph"].count(where: output.standardError.contains))
      }
      // The package manager calls a package after its folder, and modules know of it.
      #expect(questions == [2, 0, 1])
    }
  }

  /// Only the second clone has the module beside it, where nothing looks for it.
  @Test func aFolderWhoseNameBeginsLikeThatOfAPackageIsNotMovedWithIt() async throws {
    try await withTemporaryFolder { folder in
      let base = folder.resolvingSymlinksInPath()
      var files = SmallPackage.files(
        "public func boil() {}\n#if canImport(CSteam)\npublic func hiss() {}\n#endif\n")
      let flags = #"["-I", "\#(base.path)/one/Kettle-steam"]"#
      files["Package.swift"]?.replace(
        #".target(name: "Kettle")"#,
        with: #".target(name: "Kettle", swiftSettings: [.unsafeFlags(\#(flags))])"#)
      try base.write(["another/Kettle-steam/module.modulemap": "module CSteam {}\n"])
      for name in ["one/Kettle", "another/Kettle"] {
        let clone = base.appending(path: name)
        try clone.write(files)
        let output = try await run(["list", "--build-system", "native"], in: clone, [:])
        #expect(output.text.hasSuffix("func boil()"), "\(name): \(output.text) \(output.standardError)")
      }
    }
  }

  @Test func aClockThatWentBackHidesNoChange() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n"))
      try await Git.commit(folder)
      #expect(try await run(["diff", "main"], in: folder).status == 0)
      // What there is seems to be made tomorrow, and what comes now to be older.
      let tomorrow = [FileAttributeKey.modificationDate: Date.now + 86_400]
      for root in [folder, APICheckRun.cache(of: folder)] {
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
          try FileManager.default.setAttributes(tomorrow, ofItemAtPath: "\(root.path)/\(path)")
        }
      }
      for name in ["heat", "pour"] {
        try folder.write([SmallPackage.source: "public func \(name)() {}\n"])
        let output = try await run(["diff", "main"], in: folder)
        #expect(output.status == 1 && output.text.contains("additive \(name)()"), "\(output.text)")
      }
    }
  }

  @Test func aPlanIsMadeOnceForTheSameFiles() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n").ofNewPackage)
      let more = "Sources/Kettle/More.swift"
      let steps: [(change: () throws -> Void, isPlanned: Bool, functions: [String])] = [
        ({}, true, ["boil"]),
        ({ try folder.write([SmallPackage.source: "public func heat() {}\n"]) }, false, ["heat"]),
        ({ try folder.write([more: "public func pour() {}\n"]) }, true, ["heat", "pour"]),
        ({ try folder.write([more: "public func sip() {}\n"]) }, false, ["heat", "sip"]),
        ({ try FileManager.default.removeItem(at: folder.appending(path: more)) }, false, ["heat"]),
        ({ try folder.write([SmallPackage.source: "public func heat() -> Absent {}\n"]) }, false, []),
        ({ try folder.write([SmallPackage.source: "public func boil() {}\n"]) }, false, ["boil"]),
      ]
      for (index, step) in steps.enumerated() {
        try step.change()
        let output = try await run(["list", "--verbose", "--build-system", "native"], in: folder)
        #expect(
          output.standardError.contains(" --print-manifest-job-graph") == step.isPlanned, "step \(index)")
        let functions = output.text.matches(of: #/func (\w+)/#).map { String($0.1) }
        #expect(functions == step.functions, "step \(index): \(output.standardError)")
      }
    }
  }

  @Test func aLinkThatStaysInThePackageIsOneOfItsFiles() async throws {
    try await withTemporaryFolder { base in
      let folder = base.appending(path: "package")
      try folder.write(SmallPackage.files("public func boil() {}\n").ofNewPackage)
      let link = folder.appending(path: "Sources/Kettle/Linked.swift")
      for (place, isPlannedAgain) in [("Shared/Lid.swift", false), ("../Lid.swift", true)] {
        try? FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(
          atPath: link.path, withDestinationPath: "../../\(place)")
        for (name, isPlanned) in [("close", true), ("lift", isPlannedAgain)] {
          try folder.write([place: "public func \(name)() {}\n"])
          let output = try await run(["list", "--verbose", "--build-system", "native"], in: folder)
          #expect(output.text.contains("func \(name)()"), "\(place): \(output.standardError)")
          #expect(output.standardError.contains(" --print-manifest-job-graph") == isPlanned, "\(place)")
        }
      }
    }
  }

  @Test func theManifestAndThePlanOfTheTreeAreThoseOfEachCommitWithTheSameFiles() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files("public func boil() {}\n").ofNewPackage)
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: "public func boil() throws {}\n"])
      for (asked, next) in [(1, "heat"), (0, "pour")] {
        let output = try await run(["diff", "main", "--verbose", "--build-system", "native"], in: folder)
        #expect(output.status == 1 && output.text.contains("Proved by the compiler."), "\(output.text)")
        for question in [" dump-package", " --print-manifest-job-graph"] {
          #expect(output.standardError.components(separatedBy: question).count == asked + 1, "\(question)")
        }
        try folder.write([SmallPackage.source: "public func boil() {}\npublic func \(next)() {}\n"])
        try await Git.commit(folder)
        try folder.write([SmallPackage.source: "public func boil() throws {}\npublic func \(next)() {}\n"])
      }
    }
  }

  @Test func whatAManifestReadsOfTheEnvironmentBelongsToTheQuestion() async throws {
    try await withTemporaryFolder { folder in
      var files = SmallPackage.files("#if EXTRA\npublic func boil() {}\n#endif\n")
      files["Package.swift"]?.replace(
        ".target(name: \"Kettle\")",
        with: """
          .target(
            name: "Kettle",
            swiftSettings: Context.environment["KETTLE_EXTRA"] == "1" ? [.define("EXTRA")] : [])
          """)
      try folder.write(files)
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: "public func pour() {}\n"])
      for (value, isExtra) in [("0", false), ("1", true), ("0", false), ("1", true)] {
        let output = try await APICheckRun.run(
          ["diff", "HEAD", "--quiet"], in: folder, environment: ["KETTLE_EXTRA": value])
        #expect(output.text.contains("breaking boil()") == isExtra, "\(output.text)")
      }
      // A variable that it does not read is no reason to build anything again.
      let other = try await APICheckRun.run(
        ["diff", "HEAD", "--verbose"], in: folder, environment: ["KETTLE_EXTRA": "1", "KETTLE": "2"])
      for question in [" dump-package", " --print-manifest-job-graph", "-emit-module"] {
        #expect(!other.standardError.contains(question), "\(other.standardError)")
      }
    }
  }

  @Test func whatManifestsOfPackagesInsideReadBelongsToTheQuestion() async throws {
    try await withTemporaryFolder { folder in
      var files = SmallPackage.files("import Heat\npublic func boil() {}\n")
      files["Package.swift"]?.replace(
        "targets: [.target(name: \"Kettle\")]",
        with: """
          dependencies: [.package(path: "Heat")],
            targets: [.target(name: "Kettle", dependencies: ["Heat"])]
          """)
      files["Heat/Package.swift"] = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Heat", products: [.library(name: "Heat", targets: ["Heat"])],
          targets: [
            .target(
              name: "Heat",
              swiftSettings: Context.environment["KETTLE_EXTRA"] == "1" ? [.define("EXTRA")] : [])
          ])
        """
      files["Heat/Sources/Heat/Heat.swift"] = """
        #if EXTRA
          public struct Heat {}
        #else
          public class Heat {}
        #endif
        """
      try folder.write(files)
      try await Git.commit(folder)
      try folder.write([
        SmallPackage.source: """
        public import Heat
        public func boil() {}
        @inlinable public func object(of heat: Heat) -> AnyObject { heat }
        """
      ])
      try await Git.commit(folder)
      for (value, status) in [("0", Int32(1)), ("1", 2), ("0", 1), ("1", 2)] {
        let output = try await APICheckRun.run(
          ["diff", "--exact", "main~1", "main", "--quiet"], in: folder, environment: ["KETTLE_EXTRA": value])
        #expect(output.status == status, "\(value): \(output)")
      }
    }
  }

  @Test(arguments: ["Package.swift", "Manifests/Package.swift"])
  func aVariableBelongsToTheQuestionHoweverItIsNamedAndWherever(manifest: String) async throws {
    try await withTemporaryFolder { folder in
      var files = SmallPackage.files("#if EXTRA\npublic func boil() {}\n#endif\n")
      files[manifest] = files["Package.swift"]?.replacing(
        ".target(name: \"Kettle\")",
        with: """
          .target(
            name: "Kettle",
            swiftSettings: Context.environment["KETTLE" + "_EXTRA"] == "1" ? [.define("EXTRA")] : [])
          """)
      try folder.write(files)
      if manifest != "Package.swift" {
        let link = folder.appending(path: "Package.swift")
        try FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: manifest)
      }
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: "public func pour() {}\n"])
      for (value, isExtra) in [("0", false), ("1", true)] {
        let output = try await APICheckRun.run(
          ["diff", "HEAD", "--quiet"], in: folder, environment: ["KETTLE_EXTRA": value])
        #expect(output.text.contains("breaking boil()") == isExtra, "\(output.text)")
      }
    }
  }

  @Test func aManifestThatLooksAroundIsReadForEachVersion() async throws {
    try await withTemporaryFolder { folder in
      var files = SmallPackage.files("public func boil() {}\n")
      files["Package.swift"]? += """

        import Foundation
        if FileManager.default.fileExists(atPath: Context.packageDirectory + "/Sources/Lid") {
          package.targets.append(.target(name: "Lid"))
          package.products.append(.library(name: "Lid", targets: ["Lid"]))
        }

        """
      try folder.write(files)
      try await Git.commit(folder)
      try folder.write(["Sources/Lid/Lid.swift": "public func close() {}\n"])
      let output = try await run(["diff", "main"], in: folder)
      #expect(output.text.contains("additive library Lid [product-added]"), "\(output.text)")
    }
  }

  @Test func resourcesAreNoReasonToBuildMoreThanModules() async throws {
    try await withTemporaryFolder { folder in
      var files = SmallPackage.files("public func boil() { print(Bundle.module) }\n")
      files[SmallPackage.source] = "import Foundation\n" + (files[SmallPackage.source] ?? "")
      files["Sources/Kettle/Words/water.txt"] = "Hot."
      files["Package.swift"] = files["Package.swift"]?.replacing(
        ".target(name: \"Kettle\")", with: ".target(name: \"Kettle\", resources: [.copy(\"Words\")])")
      try folder.write(files)
      let output = try await run(["list", "--verbose", "--build-system", "native"], in: folder)
      #expect(output.text.hasSuffix("func boil()"), "\(output.standardError)")
      let builds = output.standardError.matches(of: #/ --experimental-prepare-for-indexing/#)
      #expect(builds.count == 1, "\(output.standardError)")
    }
  }

  #if os(Linux)
    /// On another machine, or in the next run of CI, nothing but its date tells it from this one.
    @Test func aToolThatIsBuiltAnewFromTheSameSourcesKnowsWhatTheLastOneFound() async throws {
      try await withTemporaryFolder { folder in
        try folder.write(SmallPackage.files("public func boil() {}\n"))
        #expect(try await run(["list"], in: folder).status == 0)
        let copy = folder.appending(path: "copy of the tool")
        let output = try await BlockingWork.run {
          // As `writeScript` does, another process writes what is to run at once.
          _ = try Subprocess("/usr/bin/env", ["install", APICheckRun.tool, copy.path]).run()
          return try Subprocess(
            copy.path, ["list", "--verbose"], in: folder.path, environment: APICheckRun.environment
          ).run()
        }
        #expect(output.text.hasSuffix("func boil()"), "\(output.status) \(output.standardError)")
        #expect(!output.standardError.contains(" dump-package"))
      }
    }
  #endif

  /// Whether the package manager has built the revision.
  private func isBuilt(in output: Subprocess.Output) -> Bool {
    output.standardError.contains("Building what differs in the revision main")
      || output.standardError.contains("Building the revision main")
  }

  @Test func headersBehindFoundationAreCompiledOnceForEachLanguageModeWhileThePlanIsMade() async throws {
    try await withTemporaryFolder { folder in
      let environment = try APICheckRun.environmentOfItsOwn(beside: folder)
      var files = SmallPackage.files("import Foundation\npublic func boil() {}\n")
      files["Package.swift"]?.replace("swift-tools-version: 6.0", with: "swift-tools-version: 5.9")
      try folder.write(files)
      try await Git.commit(folder)
      var modes: [[Substring]] = []
      for type in ["URL", "Data"] {
        try folder.write([SmallPackage.source: "import Foundation\npublic func boil(_ water: \(type)) {}\n"])
        let output = try await run(
          ["diff", "main", "--verbose", "--build-system", "native"], in: folder, environment)
        #expect(output.status == 1, "\(output.standardError)")
        let commands = output.standardError.split(separator: "\n").filter { $0.contains("/Headers.swift") }
        modes.append(commands.compactMap { $0.firstMatch(of: #/-swift-version (\d)/#)?.1 })
      }
      #expect(modes == [["5", "6"], []])
      let headers = try #require(environment["XDG_CACHE_HOME"]) + "/api-check/modules"
      // One set for each mode: modules and clients have asked for no other.
      #expect(try FileManager.default.contentsOfDirectory(atPath: headers).count { !$0.contains(".") } == 2)
    }
  }

  private func run(_ arguments: [String], in folder: URL, _ environment: [String: String] = [:]) async throws
    -> Subprocess.Output
  {
    try await APICheckRun.run(arguments, in: folder, environment: environment)
  }
}
