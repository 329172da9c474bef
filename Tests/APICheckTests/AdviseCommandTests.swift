import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

@Suite struct AdviseCommandTests {
  private static let package = [
    ".gitignore": ".build/\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Tea", products: [.library(name: "Tea", targets: ["Tea"])], targets: [.target(name: "Tea")])
    """,
    "Sources/Tea/Tea.swift": """
    public enum BoilError: Error {
      case dry
    }

    public struct Cup {
      let size: Int
    }

    public struct Pot {
      let leak: () -> Void
    }

    // api-check:allow bool-result: Nobody asks why.
    @discardableResult
    public func boil() -> Bool { true }

    """,
    // None is Sendable: the first keeps a closure, and each other one keeps the one before. That says nothing of the
    // other cup.
    "Sources/Tea/Shop.swift": """
    public enum Shop {
      public struct Cup {
        let stir: () -> Void
      }

      public struct Tray {
        let cup: Cup
      }

      public struct Cart {
        let tray: Tray
      }

      public struct Van {
        let cart: Cart
      }
    }

    """,
  ]

  @Test func adviceIsProvedTurnedDownAndAskedOnlyOfWhatIsNew() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.package)
      let all = try await APICheckRun.run(["advise", "--all", "--quiet", "--format", "json"], in: folder)
      #expect(all.status == 1)
      #expect(try JSONSchema.published("advise-schema.json").violations(in: all.standardOutput) == [])
      let report = try JSONDecoder().decode(Told.self, from: Data(all.text.utf8))
      #expect(report.suppressed == 1)
      #expect(report.advice.map(\.kind) == ["growing-enum", "missing-sendable"])
      // A pot would not be Sendable.
      #expect(report.advice.map(\.declaration) == ["BoilError", "Cup"])
      #expect(report.advice.map(\.proof) == ["compiler", "compiler"])
      #expect(report.advice.first?.diagnostic?.contains("exhaustive") == true)
      #expect(report.advice.first?.location.file == "Sources/Tea/Tea.swift")

      #expect(try await APICheckRun.run(["bless", "--quiet"], in: folder).status == 0)
      let old = try await APICheckRun.run(["advise", "--quiet"], in: folder)
      #expect(old.status == 0, "\(old.text)")
      #expect(old.text == "Nothing to advise on 0 declarations.")

      let more = "\npublic enum PourError: Error {\n  case spilled\n}\n"
      let file = "Sources/Tea/Tea.swift"
      try folder.write([file: try folder.text(of: file) + more])
      let new = try await APICheckRun.run(["advise", "--quiet", "--format", "github"], in: folder)
      #expect(new.status == 1)
      #expect(
        new.text.hasPrefix(
          "::warning file=Sources/Tea/Tea.swift,line=17,title=PourError [growing-enum]::A case that"))
      #expect(!new.text.contains("BoilError"))

      let off = ["--level", "growing-enum=off"]
      #expect(try await APICheckRun.run(["advise", "--quiet"] + off, in: folder).status == 0)
      let told = try await APICheckRun.run(
        ["advise", "--quiet", "--level", "growing-enum=compatible"], in: folder)
      #expect(told.status == 0)
      #expect(told.text.contains("PourError"))
    }
  }

  @Test func aCheckGivesItAsNotesThatFailNothing() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.package)
      #expect(try await APICheckRun.run(["bless", "--quiet"], in: folder).status == 0)
      try await Git.commit(folder)
      let file = "Sources/Tea/Tea.swift"
      let more = "\npublic enum PourError: Error {\n  case spilled\n}\n"
      try folder.write([file: try folder.text(of: file) + more])
      #expect(try await APICheckRun.run(["bless", "--quiet"], in: folder).status == 0)
      let check = ["check", "--against", "HEAD", "--fail-on", "breaking", "--quiet"]

      let silent = try await APICheckRun.run(check, in: folder)
      #expect(silent.status == 0)
      #expect(!silent.text.contains("growing-enum"))

      let text = try await APICheckRun.run(check + ["--advise"], in: folder)
      #expect(text.status == 0)
      #expect(
        text.text.contains("Advice, which fails nothing:\n  Tea: PourError [growing-enum] \(file):17\n"))
      #expect(!text.text.contains("BoilError ["))

      try folder.write([".api-check": "advise = yes\n"])
      let markdown = try await APICheckRun.run(check + ["--format", "markdown"], in: folder)
      #expect(markdown.text.contains("### Advice\n\n- Tea: PourError \\[growing-enum] \(file):17<br>"))
      let github = try await APICheckRun.run(check + ["--format", "github"], in: folder)
      #expect(github.text.contains("::notice file=\(file),line=17,title=Tea%3A PourError [growing-enum]::"))
      let json = try await APICheckRun.run(check + ["--format", "json"], in: folder)
      let report = try JSONDecoder().decode(Checked.self, from: Data(json.text.utf8))
      #expect(report.remarks.map(\.kind) == ["growing-enum"])
      #expect(report.remarks.first?.location.file == file)

      let off = try await APICheckRun.run(check + ["--level", "growing-enum=off"], in: folder)
      #expect(off.text.contains("Nothing to advise on what is new."))
    }
  }

  private struct Checked: Decodable {
    let remarks: [Remark]

    struct Remark: Decodable {
      let kind: String
      let location: Told.Entry.Location
    }
  }

  @Test func whatCanBeProvedIs() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.package)
      try folder.write([
        "Sources/Tea/Tea.swift": """
        public struct Leaf: Sendable {}
        public enum BoilError: Error {
          public struct Place: Sendable {}
          case dry, `repeat`(Leaf, at: Int), burnt(Place?)
          indirect case second(Result<Int, BoilError>)
        }
        public struct Cup: Sendable {
          public enum Size: Sendable { case small, large }
          public let size: Size, leaf: Leaf, name: String
          public init(size: Size, leaf: Leaf, name: String) { (self.size, self.leaf, self.name) = (size, leaf, name) }
        }
        public func pour() -> Cup { Cup(size: .small, leaf: Leaf(), name: "") }
        public protocol KettleDelegate: AnyObject {
          func boiled(_ leaf: Leaf, at degrees: Int)
          func cooled(_ leaf: Leaf) async
          func emptied(_ drink: Drink)
        }
        extension KettleDelegate { public typealias Drink = Int }
        @discardableResult public func boil(_ leaf: Leaf, times: Int = 1) async throws -> Bool { true }
        public func measure<Other: Sendable>(_ value: Other) -> (Int, leaf: Leaf, other: Other) { (1, Leaf(), value) }
        public typealias Recipe = [String: Leaf]
        public func cook(_ recipe: Recipe) -> Recipe { recipe }
        public func read() -> Recipe { [:] }
        public struct Pot<Value> {
          public struct Drop: Sendable {}
          public var spill: (Drop, Value) -> Void
          public init(spill: @escaping (Drop, Value) -> Void) { self.spill = spill }
        }
        public func steep(_ leaf: Leaf) {}
        public func steep(_ leaf: Leaf, minutes: Int = 3) {}
        public struct Task: Sendable {}

        """
      ])
      let run = try await APICheckRun.run(["advise", "--all", "--quiet", "--format", "json"], in: folder)
      let report = try JSONDecoder().decode(Told.self, from: Data(run.text.utf8))
      let expected = [
        "growing-enum", "memberwise-initializer", "delegate-without-defaults", "bool-result", "tuple-result",
        "generic-alias", "unsendable-closure", "dead-default", "shadowed-name",
      ]
      #expect(Set(report.advice.filter { $0.proof == "compiler" }.map(\.kind)) == Set(expected))
      #expect(report.advice.filter { $0.proof != "compiler" }.map(\.kind) == [], "\(run.text)")
      try await Self.requireCompilation(of: report, in: folder)

      let scan = try await APICheckRun.run(["advise", "--all", "--quiet", "--format", "sarif"], in: folder)
      #expect(scan.text.contains(#""ruleId" : "bool-result""#))
      #expect(scan.text.contains(#""uri" : "Sources/Tea/Tea.swift""#))
    }
  }

  /// Compiles each client that `report` shows against the stand-in that it shows, as a reader of it would.
  private static func requireCompilation(of report: Told, in folder: URL) async throws {
    let frontend = try Toolchain.find().frontend
    let made = folder.appending(path: "made")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    func compile(_ file: URL, into module: String) async throws -> Subprocess.Output {
      let arguments = [
        "-frontend", "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", module, "-I",
        made.path, "-o", made.appending(path: "\(module).swiftmodule").path, file.path,
      ]
      return try await BlockingWork.run { try Subprocess(frontend, arguments).run() }
    }
    let tea = try await compile(folder.appending(path: "Sources/Tea/Tea.swift"), into: "Tea")
    #expect(tea.succeeded, "\(tea.standardError)")
    for entry in report.advice {
      let (standIn, client) = (try #require(entry.standIn), try #require(entry.client))
      try made.write(["StandIn.swift": standIn, "Client.swift": client])
      let module = try await compile(made.appending(path: "StandIn.swift"), into: "StandIn")
      #expect(module.succeeded, "\(entry.kind): \(module.standardError)")
      let output = try await compile(made.appending(path: "Client.swift"), into: "Client")
      #expect(!output.succeeded, "\(entry.kind)")
      #expect(output.standardError.contains(entry.diagnostic ?? "-"), "\(output.standardError)")
    }
  }

  @Test func whatIsReleasedGetsNoAdviceThatBreaksItsClients() async throws {
    try await withTemporaryFolder { folder in
      let file = "Sources/Tea/Tea.swift"
      try folder.write(Self.package)
      try folder.write([
        file: """
        public enum BoilError: Error { case dry }
        public func measure() -> (Int, Int, Int) { (1, 2, 3) }
        // api-check:allow tuple-result: It is what callers want.
        public func count() -> (Int, Int, Int) { (1, 2, 3) }
        public struct Cup { public init() {} }
        public struct Pot<Tea: Collection> {
          public let pour: (Tea.Element) -> Void
          public init(pour: @escaping (Tea.Element) -> Void) { self.pour = pour }
        }
        public typealias Spice = Int
        public struct Blend: Sendable {
          public let tea: Spice, herbs: Int, sugar: Int
          public init(tea: Spice, herbs: Int, sugar: Int) { (self.tea, self.herbs, self.sugar) = (tea, herbs, sugar) }
        }
        public func blend() -> Blend { Blend(tea: 1, herbs: 1, sugar: 1) }

        """
      ])
      try await Git.commit(folder)
      _ = try await Git.run(["tag", "1.0.0"], in: folder)
      let more =
        "public enum PourError: Error { case spilled }\npublic func weigh() -> (Int, Int, Int) { (1, 2, 3) }\n"
      try folder.write([file: try folder.text(of: file) + more])
      func advice(_ more: String...) async throws -> Told {
        let run = try await APICheckRun.run(
          ["advise", "--all", "--quiet", "--format", "json"] + more, in: folder)
        #expect(run.status == 1, "\(run.standardError)")
        return try JSONDecoder().decode(Told.self, from: Data(run.text.utf8))
      }
      let report = try await advice()
      let told = report.advice.map { "\($0.kind) \($0.declaration)" }
      #expect(
        told == [
          "growing-enum BoilError", "growing-enum PourError",
          "memberwise-initializer Blend.init(tea:herbs:sugar:)", "tuple-result weigh()",
          "missing-sendable Cup",
        ])
      #expect((report.leftOut, report.suppressed) == (2, 0))
      #expect(report.advice[2].postponed?.rule == "member-removed")
      let released = try #require(report.advice.first)
      #expect(released.change.hasPrefix("@nonexhaustive(warn) public enum BoilError"))
      #expect(released.postponed?.rule == "nonexhaustive-added")
      #expect(released.proof == "compiler")
      #expect(report.advice[1].change.hasPrefix("@nonexhaustive public enum PourError"))
      #expect(report.advice[1].postponed == nil)
      // What is advised passes the gate.
      let text = try folder.text(of: file)
      try folder.write([
        file: text.replacing("public enum Boil", with: "@nonexhaustive(warn) public enum Boil")
      ])
      let after = try await APICheckRun.run(
        ["diff", "1.0.0", "--quiet", "--fail-on", "breaking"], in: folder)
      #expect(after.status == 0, "\(after.text)")
      try folder.write([file: text])

      // A baseline says what is released, too, and so does a revision.
      #expect(try await advice("--against", "HEAD").leftOut == 2)
      #expect(try await APICheckRun.run(["bless", "--quiet"], in: folder).status == 0)
      let blessed = try await advice()
      #expect(blessed.leftOut == 3)
      #expect(blessed.advice[1].postponed?.rule == "nonexhaustive-added")
      let run = try await APICheckRun.run(["advise", "--all", "--quiet"], in: folder)
      #expect(run.text.hasSuffix("3 on what is released left out, since taking it breaks clients."))
      #expect(
        run.text.contains(
          "clients (nonexhaustive-added): @nonexhaustive public enum BoilError (Swift 6.2.3 or newer), or a structure"
        ))
    }
  }

  @Test func withoutAReleaseThatBuildsAllCountsAsReleased() async throws {
    try await withTemporaryFolder { folder in
      let file = "Sources/Tea/Tea.swift"
      try folder.write(Self.package)
      try folder.write([file: "public func pour() -> Cup {}\n"])
      try await Git.commit(folder)
      _ = try await Git.run(["tag", "1.0.0"], in: folder)
      try folder.write([file: "public func measure() -> (Int, Int, Int) { (1, 2, 3) }\n"])
      let all = try await APICheckRun.run(["advise", "--all", "--quiet"], in: folder)
      #expect(all.status == 0, "\(all.standardError)")
      #expect(all.text.hasSuffix("1 on what is released left out, since taking it breaks clients."))
      #expect(
        all.standardError.contains("All that there is counts as released, since the release is not known: "))
      #expect(all.standardError.contains("The revision 1.0.0"))
      let asked = try await APICheckRun.run(["advise", "--all", "--quiet", "--against", "1.0.0"], in: folder)
      #expect(asked.status == 2)
    }
  }

  /// Swift 6 rejects such a default, and what stands for the module has to say what the module says.
  @Test(arguments: [("5.9", ""), ("6.0", ", swiftLanguageModes: [.v5]")])
  func whatOnlySwift5AcceptsIsProvedThere(tools: String, modes: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write([
        ".gitignore": ".build/\n",
        "Package.swift": """
        // swift-tools-version: \(tools)
        import PackageDescription
        let package = Package(
          name: "Tea", products: [.library(name: "Tea", targets: ["Tea"])], targets: [.target(name: "Tea")]\(modes))
        """,
        "Sources/Tea/Tea.swift": """
        open class Leaf {
          public static var usual = Leaf()
        }

        public func steep(_ minutes: Int) {}
        public func steep(_ minutes: Int, leaf: Leaf = .usual) {}

        """,
      ])
      let run = try await APICheckRun.run(["advise", "--all", "--quiet", "--format", "json"], in: folder)
      let report = try JSONDecoder().decode(Told.self, from: Data(run.text.utf8))
      #expect(report.advice.map(\.kind) == ["dead-default"])
      #expect(report.advice.map(\.proof) == ["compiler"], "\(run.text)")
    }
  }

  @Test func aLevelNamesAKindOfAdvice() async throws {
    try await withTemporaryFolder { folder in
      let run = try await APICheckRun.run(["advise", "--level", "growing-enmu=off"], in: folder)
      #expect(run.status == 64)
      #expect(run.standardError.contains("did you mean growing-enum?"))
    }
  }

  private struct Told: Decodable {
    struct Entry: Decodable {
      struct Location: Decodable {
        let file: String
      }

      let kind: String
      let declaration: String
      let proof: String
      let change: String
      let postponed: Postponed?
      let standIn: String?
      let client: String?
      let diagnostic: String?
      let location: Location
    }

    struct Postponed: Decodable {
      let rule: String
    }

    let advice: [Entry]
    let suppressed: Int
    let leftOut: Int
  }
}
