import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// What a report says about that which it does not compare.
@Suite struct CoverageTests {
  private static let files = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])],
      traits: ["Whistle", "Lid", .default(enabledTraits: ["Lid"])],
      targets: [
        .target(name: "Inner"), .target(name: "Kettle"), .executableTarget(name: "cook"),
        .plugin(name: "Tidy", capability: .command(intent: .custom(verb: "tidy", description: "Tidies."))),
        .testTarget(name: "KettleTests"),
      ])
    """,
    "Sources/Inner/Inner.swift": "public func heat() {}\n", "Sources/cook/main.swift": "print(1)\n",
    "Tests/KettleTests/KettleTests.swift": "",
    "Plugins/Tidy/Tidy.swift": """
    import PackagePlugin
    @main struct Tidy: CommandPlugin {
      func performCommand(context: PluginContext, arguments: [String]) async throws {}
    }
    """,
    SmallPackage.source: """
    #if canImport(Absent)
      import Absent
    #endif
    public import struct _Concurrency.CancellationError
    public struct Kettle {
      #if !os(Windows)
        public func boil() {}
        #if canImport(Absent)
          public func imported() {}
        #endif
      #else
        public func boilWindows() {}
        #if Lid
          public func boilWithLid() {}
        #endif
      #endif
      #if Lid && compiler(>=5)
        public func close() {}
      #elseif os(FreeBSD)
        public func open() {}
      #endif
      #if DEBUG
        public func log() {}
        #if compiler(>=5)
          public func logMore() {}
        #endif
      #endif
      public func _descale() {}
      @_spi(Service) public func inspect() {}
      func inner() {
        #if DEBUG
          print("public")
        #else
          print("release")
        #endif
      }
    }
    #if Whistle
      extension Kettle: Hashable {}
    #endif
    public extension Kettle {
      func fill(
        _to level: Int, with water: (_ liters: Int) -> Void = { (_: Int) in }
      ) {}
      func _rinse() {
        let (_, _water) = (1, 2)
        print(_water)
      }
    }
    public struct _Spout {
      public func pour() {}
    }
    public typealias Spout = _Spout
    struct Filter {
      var _mesh = 1
      func sieve(_ grain: Int?) -> Int {
        #if os(Haiku)
          switch grain {
          case .some(let found): return found
          case nil: return 0
          }
        #endif
        return 1
      }
    }
    // #if os(Haiku) public
    """,
    // What documentation hides is public all the same.
    "Sources/Kettle/_Hidden.swift": """
    @_documentation(visibility: internal) public func hidden() {}
    @_documentation(visibility: private) public struct Veiled { public var lid: Int }
    /// :nodoc:
    public func undocumented() {}
    """,
  ]

  private static let sentence = """
    0 skipped; built with the trait Lid; not compared: targets that no product leads to (Inner), programs (cook), \
    plugins (Tidy), traits that are off (Whistle), #if conditions that do not hold here (Whistle, canImport(Absent), os(FreeBSD), \
    os(Windows)), #if conditions that no release meets (DEBUG), @_spi groups (Service), underscored names (_descale, _rinse, fill(_to:with:)); not checked: whether all function bodies compile (--check-bodies).
    """

  private func run(_ arguments: [String], in folder: URL) async throws -> Subprocess.Output {
    try await APICheckRun.run(arguments + ["--quiet"], in: folder)
  }

  @Test func whatIsNotComparedIsNamedInEveryFormat() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.files)
      #expect(try await run(["bless"], in: folder).status == 0)
      try await Git.commit(folder)
      for format in ["text", "github", "markdown"] {
        let output = try await run(["check", "--format", format], in: folder)
        #expect(output.status == 0)
        #expect(output.text.replacing("\\_", with: "_").contains(Self.sentence.dropLast()), "\(output.text)")
      }
      try await expectNames(in: folder)
      // What is the same on both sides is not built, so that its sources are no news either.
      let same = try await run(["diff", "main"], in: folder)
      #expect(
        same.text.contains(
          "same files), 0 modules added, 0 removed, 0 skipped; built with the trait Lid; not compared: targets that no "
        ))
      #expect(same.text.hasSuffix("traits that are off (Whistle)."))
      try await expectHiddenDeclarations(in: folder)
    }
  }

  /// Programs read all names, however many there are; people read how many.
  private func expectNames(in folder: URL) async throws {
    let names = (1...5).map { "_part\($0)" }
    // Nor does it matter what ends a line.
    let parts = names.map { "public func \($0)() {}\r\n" }.joined()
    try folder.write(["Sources/Kettle/Parts.swift": parts])
    let text = try await run(["check"], in: folder).text
    #expect(text.contains(", @_spi groups (Service), 8 underscored names; not checked: "))
    let json = try await run(["diff", "main", "--format", "json"], in: folder).standardOutput
    let report = try JSONDecoder().decode(CoverageJSON.self, from: json)
    #expect(report.formatVersion == 3)
    #expect(report.coverage.leftOut.last?.reason == "underscored names")
    #expect(report.coverage.leftOut.last?.names == ["_descale"] + names + ["_rinse", "fill(_to:with:)"])
    #expect(report.coverage.leftOut.map(\.names.count) == [1, 1, 1, 1, 4, 1, 1, 8])
    #expect(
      report.coverage.notChecked == [
        "clients that turn the default traits off (--no-default-traits)",
        "whether all function bodies compile (--check-bodies)",
      ])
    #expect(report.coverage.builtWith == ["the trait Lid"])
    let all = try await run(["diff", "main", "--include-spi", "--include-underscored"], in: folder).text
    #expect(all.contains("no release meets (DEBUG); not checked: "))
    try FileManager.default.removeItem(at: folder.appending(path: "Sources/Kettle/Parts.swift"))
  }

  private func expectHiddenDeclarations(in folder: URL) async throws {
    #expect(
      try folder.text(of: "Tools/api-baselines/Kettle.txt") == """
        // public surface, format 1, module Kettle
        // with the trait Lid
        struct Kettle
        func Kettle.boil()
        func Kettle.close()
        func Kettle.log()
        func Kettle.logMore()
        typealias Spout = _Spout
        struct Veiled
        var Veiled.lid: Int { get set }
        struct _Spout
        func _Spout.pour()
        func hidden()
        func undocumented()

        """)
    let hidden = "Sources/Kettle/_Hidden.swift"
    try folder.write([
      hidden: folder.text(of: hidden).replacing("func hidden()", with: "func hidden() throws")
    ])
    let output = try await run(["check"], in: folder)
    #expect(output.status == 1)
    #expect(output.text.contains("breaking hidden() [throws-added] Sources/Kettle/_Hidden.swift:1"))
  }

  @Test func aPackageWithoutLibrariesHasNothingToGuard() async throws {
    try await withTemporaryFolder { folder in
      let manifest = SmallPackage.files("")["Package.swift"] ?? ""
      try folder.write([
        ".gitignore": ".build/\n", "Sources/Kettle/main.swift": "print(1)\n",
        "Package.swift":
          manifest.replacing(".target(", with: ".executableTarget(").replacing(
            ".library(", with: ".executable("),
      ])
      try await Git.commit(folder)
      for command in [
        ["check"], ["check", "--against", "main"], ["diff", "main"], ["diff", "main", "main"],
      ] {
        let output = try await run(command, in: folder)
        #expect(output.status == 0, "\(output.standardError)")
        #expect(output.text.contains("Nothing to guard: the package has no library product."))
        #expect(output.text.contains("1 skipped (Kettle, a program, which no client imports)"))
      }
      let markdown = try await run(["check", "--format", "markdown"], in: folder)
      #expect(markdown.text.hasPrefix("## Public API: nothing to guard\n"))
      let blessed = try await run(["bless"], in: folder)
      #expect(blessed.status == 0)
      #expect(blessed.text.hasPrefix("Nothing to guard: the package has no library product."))
      let counted = try await APICheckRun.run(["stats", "--quiet"], in: folder)
      #expect(counted.status == 0 && counted.text.hasPrefix("Nothing to guard: "))
      // A module that was one for clients is not forgotten.
      try folder.write([
        "Tools/api-baselines/Pan.txt": "// public surface, format 1, module Pan\nfunc fry()\n"
      ])
      let lost = try await run(["check"], in: folder)
      #expect(lost.status == 1)
      #expect(lost.text.contains("breaking Pan [module-removed]"))
    }
  }

  @Test func norHasOneWhoseLibrariesPromiseNothing() async throws {
    try await withTemporaryFolder { folder in
      try folder.write([
        ".gitignore": ".build/\n", "Sources/_Kettle/Kettle.swift": "public func boil() {}\n",
        "Sources/cook/main.swift": "print(1)\n",
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kettle",
          products: [
            .executable(name: "cook", targets: ["cook"]), .library(name: "_Kettle", targets: ["_Kettle"]),
          ],
          targets: [.executableTarget(name: "cook"), .target(name: "_Kettle")])
        """,
      ])
      try await Git.commit(folder)
      for command in [["check"], ["check", "--against", "main"], ["diff", "main"], ["init"], ["bless"]] {
        let output = try await run(command, in: folder)
        #expect(output.status == 0 && output.text.contains("Nothing to guard: "), "\(output)")
      }
      let doctor = try await APICheckRun.run(["doctor"], in: folder)
      #expect(!doctor.text.contains("init"), "\(doctor.text)")
      // Whoever asks for it gets an answer.
      let manifest = try folder.text(of: "Package.swift")
      try folder.write([
        "Package.swift": manifest.replacing(", .library(name: \"_Kettle\", targets: [\"_Kettle\"])", with: "")
      ])
      #expect(try await run(["diff", "main"], in: folder).status == 0)
      let asked = try await run(["diff", "main", "--include-underscored"], in: folder)
      #expect(asked.status == 1 && asked.text.contains("breaking _Kettle [module-removed]"), "\(asked)")
    }
  }

  @Test func aModuleWithABaselineIsReadOrMissed() async throws {
    try await withTemporaryFolder { folder in
      try folder.write([
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kettle",
          products: [.executable(name: "Kettle", targets: ["Kettle"]), .library(name: "Pan", targets: ["Pan"])],
          targets: [.executableTarget(name: "Kettle"), .target(name: "Pan")])
        """,
        "Sources/Kettle/main.swift": "print(1)\n", "Sources/Pan/Pan.swift": "public func fry() {}\n",
        "Tools/api-baselines/Kettle.txt": "// public surface, format 1, module Kettle\nfunc boil()\n",
        "Tools/api-baselines/Pan.txt": "// public surface, format 1, module Pan\nfunc fry()\n",
      ])
      let output = try await run(["check"], in: folder)
      #expect(output.status == 2)
      #expect(
        output.standardError.contains(
          "Could not check Kettle of the working tree, which has a baseline: it is a program, "))
      #expect(try await run(["check", "--module", "Pan"], in: folder).status == 0)
    }
  }
}
