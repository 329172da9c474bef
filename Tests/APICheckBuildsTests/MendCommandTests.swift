import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// Breaks that are mended: remedies that are written into the sources, or not one byte of them.
@Suite struct MendCommandTests {
  private static let old = """
    public func boil(at degrees: Int) {}
    public func gone() {}
    public func serve() {}
    /// Kept for clients of older versions.
    @available(*, deprecated, renamed: "serve(cups:)")
    public func pass(_ count: Int) {}
    public typealias Temperature = Int

    public struct Cup {
        public init() {}
        public var size: Int { 1 }
        public func fill(to level: Int) {}

        public struct Lid {
            public init() {}
            public func open(by angle: Int) {}
        }
    }

    public class Stove {
        public var level = 1
        public init(power: Int) {}
        public subscript(row: Int) -> Int {
            get { row }
            set {}
        }
        public func turn(_ degrees: Int, slowly: Bool = 1 > 2, _ times: Int) {}
    }

    """

  private static let new = """
    /// Brews.
    public func brew(at degrees: Int) {}
    public func serve(cups: Int) {}

    public struct Mug {
        public init() {}
        public var size: Int { 1 }
        public func fill(to level: Int) {}

        public struct Lid {
            public init() {}
            /// Opens.
            public func open(angle: Int) {}
        }
    }

    public class Stove {
        public var heat = 1
        public init(watts: Int) {}
        public subscript(row row: Int) -> Int {
            get { row }
            set {}
        }
        public func turn(_ degrees: Int, slowly: Bool, _ times: Int) {}
    }

    """

  private static let mended = """
    /// Brews.
    public func brew(at degrees: Int) {}

    /// Kept for clients of older versions.
    @available(*, deprecated, renamed: "brew(at:)")
    public func boil(at: Int) {
        brew(at: at)
    }

    public func serve(cups: Int) {}

    /// Kept for clients of older versions.
    @available(*, deprecated, renamed: "serve(cups:)")
    public func pass(_ value: Int) {
        serve(cups: value)
    }

    public struct Mug {
        public init() {}
        public var size: Int { 1 }
        public func fill(to level: Int) {}

        public struct Lid {
            public init() {}
            /// Opens.
            public func open(angle: Int) {}

            /// Kept for clients of older versions.
            @available(*, deprecated, renamed: "open(angle:)")
            public func open(by: Int) {
                open(angle: by)
            }
        }
    }

    /// Kept for clients of older versions.
    @available(*, deprecated, renamed: "Mug")
    public typealias Cup = Mug

    public class Stove {
        public var heat = 1

        /// Kept for clients of older versions.
        @available(*, deprecated, renamed: "heat")
        public var level: Int {
            get { heat }
            set { heat = newValue }
        }

        public init(watts: Int) {}

        /// Kept for clients of older versions.
        @available(*, deprecated, renamed: "init(watts:)")
        public convenience init(power: Int) {
            self.init(watts: power)
        }

        public subscript(row row: Int) -> Int {
            get { row }
            set {}
        }

        /// Kept for clients of older versions.
        @available(*, deprecated, renamed: "subscript(row:)")
        public subscript(_ value: Int) -> Int {
            get { self[row: value] }
            set { self[row: value] = newValue }
        }

        public func turn(_ degrees: Int, slowly: Bool, _ times: Int) {}

        /// Kept for clients of older versions.
        public func turn(_ value: Int, _ value1: Int) {
            turn(value, slowly: 1 > 2, value1)
        }
    }

    /// Kept for clients of older versions.
    @available(*, deprecated)
    public typealias Temperature = Int

    """

  private func run(
    _ arguments: [String], in folder: URL, _ environment: [String: String] = [:]
  ) async throws -> (status: Int32, text: String, complaint: String) {
    let output = try await APICheckRun.run(arguments + ["--quiet"], in: folder, environment: environment)
    return (
      output.status, String(decoding: output.standardOutput, as: UTF8.self), output.standardError
    )
  }

  @Test func whatHasARemedyIsWrittenBesideWhatIsThereNow() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(SmallPackage.files(Self.old))
      #expect(try await run(["bless"], in: folder).status == 0)
      try await Git.commit(folder)
      try folder.write([SmallPackage.source: Self.new])
      let since = ["--against", "main"]
      try await expectRefusals(since, in: folder)
      try await expectDryRun(since, in: folder)
      let offer = "To write the remedies that compile: `api-check mend --all --against main`."
      #expect(try await run(["check"] + since, in: folder).text.contains(offer))

      let names = [
        "boil", "pass", "Temperature", "Cup", "Cup.Lid.open(by:)", "level", "init(power:)", "Stove.subscript",
        "turn",
      ]
      let named = try await run(["mend"] + names + since, in: folder)
      #expect(named.status == 0, "\(named.text)\(named.complaint)")
      #expect(named.text.hasPrefix("Mended 9 of 9 breaking changes since the revision main"))
      #expect(named.text.contains("  boil(at:) [declaration-renamed], kept: Sources/Kettle/Kettle.swift:4\n"))
      #expect(try folder.text(of: SmallPackage.source) == Self.mended)
      let left = try await run(["diff", "main", "--fail-on", "breaking"], in: folder)
      #expect(left.text.matches(of: #/\n  breaking (.*) \[/#).map(\.output.1) == ["gone()", "serve()"])

      // What is left has a body that only its author knows.
      #expect(try await !run(["check"] + since, in: folder).text.contains(offer))
      let rest = try await run(["mend", "--all"] + since, in: folder)
      #expect(rest.status == 1)
      #expect(rest.text.contains("Mended 0 of 2 breaking changes since the revision main"))
      #expect(rest.text.contains("  gone() [member-removed]: Keep the old one: `@available(*, deprecated)"))
      #expect(rest.text.contains("What belongs in place of … only its author knows.\n"))
      #expect(rest.text.contains("  serve() [parameter-added]: "))
      #expect(try folder.text(of: SmallPackage.source) == Self.mended)
    }
  }

  private func expectRefusals(_ since: [String], in folder: URL) async throws {
    let unknown = try await run(["mend", "bole(at:)"] + since, in: folder)
    #expect(unknown.status == 2)
    #expect(unknown.complaint.contains("No change to bole(at:) breaks clients since the revision main"))
    #expect(unknown.complaint.contains("; did you mean boil(at:)?"))
    #expect(try folder.text(of: SmallPackage.source) == Self.new)
  }

  private func expectDryRun(_ since: [String], in folder: URL) async throws {
    let dry = try await run(["mend", "--all", "--dry-run"] + since, in: folder)
    #expect(dry.status == 1)
    #expect(
      dry.text.hasPrefix("--- a/Sources/Kettle/Kettle.swift\n+++ b/Sources/Kettle/Kettle.swift\n@@ -1,"))
    #expect(dry.complaint.contains("Not mended: gone() [member-removed]: "))
    #expect(try folder.text(of: SmallPackage.source) == Self.new)
    try folder.write([".build/mend.diff": dry.text])
    #expect(try await Git.run(["apply", "--check", "--verbose", ".build/mend.diff"], in: folder) == "")
    _ = try await Git.run(["apply", ".build/mend.diff"], in: folder)
    #expect(try folder.text(of: SmallPackage.source) == Self.mended, "\(dry.text)")
    try folder.write([SmallPackage.source: Self.new])
  }

  @Test func whatLostItsLevelGetsItBack() async throws {
    try await withTemporaryFolder { folder in
      let old = """
        public func boil(at degrees: Int) {}
        public func boil(to degrees: Int) {}
        public struct Cup {
            public init(size: Int) {}
            public var size: Int { 1 }
            @inlinable public func fill(_ cup: Cup, by hand: Bool = true) {}
        }
        open class Stove {
            public init() {}
            open func heat() {}
        }
        public enum Pan {}
        public extension Pan {
            func clear() {}
        }

        """
      try folder.write(SmallPackage.files(old))
      try folder.write([Self.stove: "public struct Lid {}\n"])
      try await Git.commit(folder)
      let changes = [
        "public func boil(at": "func boil(at", "public struct": "internal struct",
        "public init(size": "init(size",
        "public var size": "private var size", "@inlinable public func": "@inlinable func",
        "    func clear": "    internal func clear", "open class": "class", "    open func": "    func",
      ]
      try folder.write([
        SmallPackage.source: changes.reduce(old) { $0.replacing($1.key, with: $1.value) },
        Self.stove: "struct Lid {}\n",
      ])
      let mended = try await run(["mend", "--all", "--against", "HEAD"], in: folder)
      #expect(mended.status == 0, "\(mended.text)\(mended.complaint)")
      #expect(
        mended.text.contains("boil(at:) [member-removed], with public: Sources/Kettle/Kettle.swift:1\n"))
      #expect(
        try folder.text(of: SmallPackage.source)
          == old.replacing("    func clear", with: "    public func clear"))
      #expect(try folder.text(of: Self.stove) == "public struct Lid {}\n")
    }
  }

  private static let stove = "Sources/Kettle/Stove.swift"
  private static let before = "public func boil(at degrees: Int) {}\n"
  private static let after = "public func brew(at degrees: Int) {}\n"

  /// Without a revision the baselines tell what breaks, by rule, and a copy of the package whether a remedy compiles.
  @Test func whatDoesNotCompileIsNotWritten() async throws {
    try await withTemporaryFolder { folder in
      let pots = "public struct Pot { public func pour() {} }\npublic struct Jug { public func pour() {} }\n"
      try folder.write(SmallPackage.files(Self.before + pots))
      try folder.write([Self.stove: "public func heat(slowly: Bool) -> String { \"\" }\n"])
      #expect(try await run(["bless"], in: folder).status == 0)
      let nothing = try await run(["mend", "--all"], in: folder)
      #expect(nothing.status == 0)
      #expect(nothing.text == "Nothing to mend: nothing breaks clients since the committed baselines.\n")

      // Nobody looks at bodies until one of them is a remedy.
      try folder.write([SmallPackage.source: Self.after.replacing("{}", with: "{ pour() }") + pots])
      let broken = try await run(["mend", "--all"], in: folder)
      #expect(broken.status == 2)
      #expect(
        broken.complaint.contains("A copy of the unchanged package does not build, so nothing can be proved"),
        "\(broken)")

      let conflict =
        String(Self.before.dropFirst("public ".count)) + Self.after
        + pots.replacing("public func", with: "func")
      let warm = "public func warm(slowly: Bool) -> String { \"\" }\n"
      try folder.write([SmallPackage.source: conflict, Self.stove: warm])
      let ambiguous = try await run(["mend", "pour"], in: folder)
      #expect(ambiguous.status == 2)
      #expect(ambiguous.complaint.contains("pour may mean Jug.pour() or Pot.pour(); name one of them."))
      let partly = try await run(["mend", "boil", "heat"], in: folder)
      #expect(partly.status == 1)
      #expect(partly.text.contains("Mended 1 of 2 breaking changes since the committed baselines.\n"))
      #expect(
        partly.text.contains(
          "  boil(at:) [declaration-renamed]: In Sources/Kettle/Kettle.swift it does not compile: invalid"))
      #expect(try folder.text(of: SmallPackage.source) == conflict)
      #expect(
        try folder.text(of: Self.stove).hasPrefix(
          "\(warm)\n/// Kept for clients of older versions.\n@available(*, deprecated, renamed: "))
    }
  }

  /// No error is where the shim is: of what is wrong together, each half is tried.
  @Test func whatIsWrongElsewhereIsFoundToo() async throws {
    try await withTemporaryFolder { folder in
      var files = SmallPackage.files(Self.before)
      files["Package.swift"] = files["Package.swift"]?.replacing(
        "tools-version: 6.0", with: "tools-version: 6.2"
      )
      .replacing(
        #".target(name: "Kettle")"#,
        with: #".target(name: "Kettle", swiftSettings: [.treatAllWarnings(as: .error)])"#)
      try folder.write(files)
      try folder.write([Self.stove: "public func heat(slowly: Bool) -> String { \"\" }\n"])
      #expect(try await run(["bless"], in: folder).status == 0)
      // With the shim, which is deprecated, the call means that.
      let caller = "func boil(at degrees: Int, twice: Bool = true) {}\nfunc start() { boil(at: 1) }\n"
      let warm = "public func warm(slowly: Bool) -> String { \"\" }\n"
      try folder.write([
        SmallPackage.source: Self.after, Self.stove: warm, "Sources/Kettle/Start.swift": caller,
      ])
      let partly = try await run(["mend", "--all"], in: folder)
      #expect(partly.status == 1)
      #expect(partly.text.contains("  heat(slowly:) [declaration-renamed], kept: \(Self.stove):3\n"))
      #expect(
        partly.text.contains(
          "  boil(at:) [declaration-renamed]: The package does not build with it: 'boil(at:)' is deprecated"),
        "\(partly.text)\(partly.complaint)")
      #expect(try folder.text(of: SmallPackage.source) == Self.after)
    }
  }

  /// The name leaves no room for the draft beside it, as a folder that nobody may write in does.
  @Test func allFilesAreWrittenOrNone() async throws {
    try await withTemporaryFolder { folder in
      let long = "Sources/Kettle/\(String(repeating: "S", count: 220)).swift"
      try folder.write(SmallPackage.files(Self.before))
      try folder.write([long: "public func heat(slowly: Bool) -> String { \"\" }\n"])
      #expect(try await run(["bless"], in: folder).status == 0)
      let sources = [
        SmallPackage.source: Self.after, long: "public func warm(slowly: Bool) -> String { \"\" }\n",
      ]
      try folder.write(sources)
      let refused = try await run(["mend", "--all"], in: folder)
      #expect(refused.status == 2)
      #expect(refused.complaint.contains(".swift cannot be written ("))
      for (path, text) in sources { #expect(try folder.text(of: path) == text) }
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "Sources/Kettle").path)
      #expect(files.count == 2)
    }
  }

  @Test func whatBecameSendableWarnsItsClients() async throws {
    try await withTemporaryFolder { folder in
      let protocols = "public protocol Guest { func drink() }\n"
      let kinds = "public enum Kind {\n  case poured(() -> Void)\n}\n"
      try folder.write(
        SmallPackage.files(
          "public func pour<T>(_ value: T, _ then: () -> Void) {}\n" + kinds + protocols))
      try await Git.commit(folder)
      // Two breaks, and one attribute for both.
      let new = "public func pour<T: Sendable>(_ value: T, _ then: @Sendable () -> Void) {}\n"
      let cases = kinds.replacing("(() ->", with: "(@Sendable () ->")
      let sendable = protocols.replacing("Guest", with: "Guest: Sendable")
      try folder.write([SmallPackage.source: new + cases + sendable])
      let environment = try APICheckRun.environmentOfItsOwn(beside: folder)
      let output = try await run(["mend", "--all", "--against", "main"], in: folder, environment)
      #expect(output.status == 1)
      try expectNoCopy(of: folder, environment)
      for rule in ["closure-sendable-added", "generic-constraint-added"] {
        #expect(
          output.text.contains(
            "  pour(_:_:) [\(rule)], with @preconcurrency: Sources/Kettle/Kettle.swift:1\n"),
          "\(output.text)")
      }
      #expect(output.text.contains("\nWith @preconcurrency, clients get warnings instead of errors.\n"))
      #expect(output.text.contains("  Guest [inherited-protocol-added]: "))
      #expect(output.text.contains("Clients fail with @preconcurrency, too: "))
      let cased = cases.replacing("  case", with: "  @preconcurrency\n  case")
      #expect(try folder.text(of: SmallPackage.source) == "@preconcurrency\n\(new)\(cased)\(sendable)")
    }
  }

  /// What was built of a copy goes with it.
  private func expectNoCopy(of folder: URL, _ environment: [String: String]) throws {
    let own = APICheckRun.cache(of: folder, in: environment)
    let kept = try FileManager.default.contentsOfDirectory(atPath: own.deletingLastPathComponent().path)
    #expect(kept == [own.lastPathComponent])
  }

  /// Builds of a copy take forever and say when they have begun; everything else is done by the real one.
  private static let endlessSwift = """
    #!/bin/sh
    case "$1 $3" in "build "*/api-check-*/kettle) : >"$STARTED"; sleep 90 ;; esac
    exec "$REAL_SWIFT" "$@"
    """

  @Test func whoeverInterruptsItFindsTheSourcesAsTheyWere() async throws {
    try await withTemporaryFolder { base in
      let folder = base.appending(path: "kettle")
      try folder.write(SmallPackage.files(Self.before))
      let own = try APICheckRun.environmentOfItsOwn(beside: folder)
      #expect(try await run(["bless"], in: folder, own).status == 0)
      try folder.write([SmallPackage.source: Self.after])
      try await writeScript(Self.endlessSwift, to: base.appending(path: "bin/swift"))
      let temporary = base.appending(path: "temporary")
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)

      async let run = mendWithEndlessBuilds(in: folder, base, temporary, own)
      try await eventually("The build of the copy has not begun.", within: .seconds(600)) {
        FileManager.default.fileExists(atPath: base.appending(path: "started").path) ? () : nil
      }
      let tool = try #require(
        pid_t(try base.text(of: "tool").trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(kill(tool, SIGINT) == 0)
      #expect(try await run.status == 130)
      #expect(try folder.text(of: SmallPackage.source) == Self.after)
      let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
      #expect(!left.contains { $0.hasPrefix("api-check-") }, "\(left)")
      try expectNoCopy(of: folder, own)
    }
  }

  private func mendWithEndlessBuilds(
    in folder: URL, _ base: URL, _ temporary: URL, _ own: [String: String]
  ) async throws -> Subprocess.Output {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let swift = path.split(separator: ":").map { "\($0)/swift" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
    let environment = [
      "PATH": "\(base.path)/bin:\(path)", "REAL_SWIFT": swift ?? "swift", "STARTED": "\(base.path)/started",
      "TMPDIR": temporary.path,
    ].merging(APICheckRun.environment) { $1 }.merging(own) { $1 }
    let script = #"echo $$ >"$0"; exec "$@""#
    return try await BlockingWork.run {
      let command = ["-c", script, "\(base.path)/tool", APICheckRun.tool, "mend", "--all"]
      return try Subprocess("/bin/sh", command, in: folder.path, environment: environment).run()
    }
  }

  @Test(arguments: [
    (["mend"], "mend needs DECLARATION or --all: a name as reports write it, such as 'Kettle.boil()'."),
    (["mend", "--all", "boil()"], "mend does not know what to do with boil()"),
    (["mend", "boil()", "--against", "main=breaking"], "mend compares with one revision; leave out what"),
    (["mend", "boil()", "--reason", "Asked."], "--reason has no effect on mend"),
    (["check", "--dry-run"], "--dry-run has no effect on check"),
  ])
  func whatMeansNothingIsRefused(arguments: [String], sentence: String) async throws {
    let output = try await APICheckRun.run(arguments, in: FileManager.default.temporaryDirectory)
    #expect(output.status == 64)
    #expect(output.standardError.contains(sentence))
  }
}
