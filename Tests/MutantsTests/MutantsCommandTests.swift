import Foundation
import Processes
import TestSupport
import Testing

/// The built command, run over a package of its own.
@Suite struct MutantsCommandTests {
  private func run(
    _ arguments: String..., record: String? = nil, environment: [String: String] = [:],
    prepare: (URL) async throws -> Void = { _ in }
  ) async throws -> Subprocess.Output {
    try await withTemporaryFolder { folder in
      let package = folder.appending(path: "a package")
      try FileManager.default.copyItem(
        at: Bundle.module.bundleURL.appending(path: "Fixtures/Kitchen"), to: package)
      if let record {
        try AtomicFiles.write([
          (path: package.appending(path: "Tools/mutants-equivalents.txt").path, text: record)
        ])
      }
      try await prepare(package)
      let tool = BuiltProducts.command("mutants")
      return try await BlockingWork.run {
        try Subprocess(
          tool, ["--package-path", package.path] + arguments, in: folder.path,
          environment: SharedModuleCache.environment.merging(environment) { $1 }
        ).run()
      }
    }
  }

  /// A slow test is asked only about what all quick ones let pass, and one that comes past no defect about none that
  /// others catch.
  @Test func whatTestsMissIsToldAndTheFirstToBeAskedAreQuickAndComePastIt() async throws {
    try await withTemporaryFolder { folder in
      let log = folder.appending(path: "runs").path
      let output = try await run("Kettle", "--jobs", "1", environment: ["KITCHEN_LOG": log]) { package in
        try Data(Self.loggingTests.utf8).write(
          to: package.appending(path: "Tests/KettleTests/LoggingTests.swift"))
      }
      #expect(output.status == 1, "\(output.standardError)")
      let missed = output.text.split(separator: "\n").filter { $0.hasPrefix("missed") }
      #expect(missed.count == 3)
      #expect(
        missed.first
          == "missed Sources/Kettle/Kettle.swift:5:11: Kettle.whistles(_:): `>` of `heat > 100` becomes `>=`")
      #expect(output.text.contains("module"))
      let runs = try String(contentsOfFile: log, encoding: .utf8)
      // Besides, each runs twice without a defect.
      #expect(runs.count { $0 == "s" } == missed.count + 2)
      #expect(runs.count { $0 == "e" } == missed.count + 2)
    }
  }

  private static let loggingTests = """
    import Foundation
    import Kettle
    import Testing

    func log(_ text: String) {
      let log = open(ProcessInfo.processInfo.environment["KITCHEN_LOG"] ?? "", O_WRONLY | O_CREAT | O_APPEND, 0o600)
      write(log, text, 1)
      close(log)
    }

    @Test func isQuick() { #expect(Kettle().boils(100) && !Kettle().boils(99) && Kettle().whistles(200)) }

    @Test func isSlow() throws {
      Thread.sleep(forTimeInterval: 1)
      #expect(Kettle().boils(100) && Kettle().whistles(200))
      #expect(ProcessInfo.processInfo.environment["TEST_PATIENCE"].flatMap { Int($0) } ?? 0 > 0)
      log("s")
    }

    @Test func isElsewhere() { log("e") }
    """

  /// What it comes past is marked all the same.
  @Test func aTestMayGiveUpItsRightToOpenFilesBeforeItComesPastADefect() async throws {
    let output = try await run("Kettle") { package in
      try Data(Self.confinedTest.utf8).write(
        to: package.appending(path: "Tests/KettleTests/ConfinedTests.swift"))
    }
    #expect(output.status == 1, "\(output.standardError)")
    #expect(output.text.matches(of: #/missed .*Kettle.swift/#).count == 3)
  }

  private static let confinedTest = """
    import Glibc
    import Kettle
    import Testing

    @Test func isConfined() async {
      await #expect(processExitsWith: .success) {
        var limit = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        #expect(Kettle().boils(100))
      }
    }
    """

  @Test func whatIsRecordedIsNotMissed() async throws {
    let place = "Sources/Kettle/Kettle.swift | Kettle.whistles(_:) | Nobody is there"
    let record = [
      "`>` of `heat > 100` becomes `>=`", "`100` becomes `101`", "`false` becomes `true`",
    ].map { "\(place) | \($0)" }.joined(separator: "\n")
    let output = try await run("Kettle", "--format", "json", record: record)
    #expect(output.status == 0, "\(output.standardError)")
    #expect(output.text.matches(of: #/"outcome" : "equivalent"/#).count == 3)
    #expect(!output.standardError.contains("missed"), "\(output.standardError)")
  }

  @Test(arguments: [
    ("`b` becomes `a`", "names what is not there any more"),
    ("`100` becomes `101`", "is caught"),
  ])
  func aRecordThatIsWrongIsAnError(title: String, complaint: String) async throws {
    let record = "Sources/Kettle/Kettle.swift | Kettle.boils(_:) | Nobody is there | \(title)"
    let output = try await run("Kettle", record: record)
    #expect(output.status == 2)
    #expect(output.standardError.contains(complaint), "\(output.standardError)")
  }

  @Test func listsWhatIsNewOnABranch() async throws {
    let output = try await run("--list", "--in-diff", "main") { package in
      func git(_ arguments: String...) async throws {
        let identity = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org"]
        let command = ["git", "-C", package.path] + identity + arguments
        let done = try await BlockingWork.run { try Subprocess("/usr/bin/env", command).run() }
        #expect(done.succeeded, "\(done.standardError)")
      }
      try await git("init", "--quiet", "--initial-branch", "main")
      try await git("add", ".")
      try await git("commit", "--quiet", "--message", "Begin")
      let file = package.appending(path: "Sources/Kettle/Kettle.swift")
      let text = try String(contentsOf: file, encoding: .utf8).replacing(
        "return false", with: "return heat < 0")
      try Data(text.utf8).write(to: file)
    }
    #expect(output.status == 0, "\(output.standardError)")
    let lines = output.text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.contains("Kettle.swift:6:") })
  }

  @Test func testsThatFailAnywayProveNothing() async throws {
    let output = try await run("Kettle", "--sample", "1", "--seed", "3") { package in
      let file = package.appending(path: "Tests/KettleTests/KettleTests.swift")
      let text = try String(contentsOf: file, encoding: .utf8).replacing(
        "whistles(200)", with: "whistles(20)")
      try Data(text.utf8).write(to: file)
    }
    #expect(output.status == 2)
    #expect(output.standardError.contains("Taking 1 of "))
    #expect(output.standardError.contains("--seed 3"))
    #expect(output.standardError.contains("fail without any defect"), "\(output.standardError)")
  }

  @Test func listsWhatIsInAFolder() async throws {
    let output = try await run("--list", "--file", "Sources/Kettle/Lids") { package in
      let folder = package.appending(path: "Sources/Kettle").path
      try AtomicFiles.write([
        (path: "\(folder)/Lids/Lid.swift", text: "struct Lid { let count = 2 }"),
        (path: "\(folder)/Lids.swift", text: "struct Lids { let count = 2 }"),
      ])
    }
    #expect(output.text == "Sources/Kettle/Lids/Lid.swift:1:26: Lid: `2` becomes `3`")
  }

  @Test(arguments: [
    ["Toaster"], ["Oven"], ["Kettle", "--in-diff", "nowhere"], ["Kettle", "--file", "Sources/Ket"],
  ])
  func whatCannotBeToldIsNoSuccess(arguments: [String]) async throws {
    let output = try await run(
      arguments[0], arguments.dropFirst().first ?? "Kettle", arguments.last ?? "Kettle")
    #expect(output.status == 2, "\(output.standardError)")
    #expect(output.standardError.contains("mutants: "))
  }

  @Test(arguments: [["--sample"], ["--sample", "0"], ["--frobnicate", "1"], ["--format", "xml"]])
  func refusesMisuse(arguments: [String]) async throws {
    let output = arguments.count > 1 ? try await run(arguments[0], arguments[1]) : try await run(arguments[0])
    #expect(output.status == 64)
    #expect(output.standardError.contains("--help"))
  }

  @Test func explainsItself() async throws {
    let output = try await run("--help")
    #expect(output.status == 0)
    #expect(output.text.hasPrefix("Plants "))
  }
}
