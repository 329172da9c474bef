import Foundation
import Processes

/// Builds the copy that a storm is sent at.
struct Workshop {
  let workspace: String
  let sanitizer: Sanitizer?

  init(workspace: String, sanitizer: Sanitizer?) {
    self.workspace = URL(filePath: workspace).path
    self.sanitizer = sanitizer
  }

  var environment: [String: String] { sanitizer?.environment(workspace: workspace) ?? [:] }

  /// The program whose children send answers and requests: this one, or its copy with the sanitizer in it.
  func program() throws -> String {
    guard let sanitizer else { return Bundle.main.executablePath ?? CommandLine.arguments[0] }
    let copy = places(sanitizer) + ["--sanitize", sanitizer.rawValue]
    try build { try swift("build", copy + ["--product", "storm"]) }
    return try swift("build", copy + ["--show-bin-path"]).text + "/storm"
  }

  /// Builds the tests, as a run of none of them does.
  func buildTests() throws {
    try build { try test("^$", environment: [:], isBuilt: false) }
  }

  /// Runs the tests that `filter` describes, as they are built.
  func test(_ filter: String, environment: [String: String], isBuilt: Bool = true) throws -> Subprocess.Output
  {
    let options = (isBuilt ? ["--skip-build"] : []) + ["--filter", filter]
    guard let sanitizer else {
      // As Tools/check builds them, so that nothing has to be built twice.
      return try run("\(workspace)/Tools/test", options, environment: environment)
    }
    // What constants hold is alive when tests end, and passes for leaked; what is kept back after its end is memory that
    // tests measure.
    let leaks = sanitizer == .address ? ["ASAN_OPTIONS": "detect_leaks=0:quarantine_size_mb=16"] : [:]
    return try swift(
      "test", places(sanitizer) + ["--sanitize", sanitizer.rawValue] + options,
      environment: environment.merging(leaks.merging(self.environment) { own, _ in own }) { own, _ in own })
  }

  private func places(_ sanitizer: Sanitizer) -> [String] {
    ["--package-path", workspace, "--scratch-path", "\(workspace)/\(sanitizer.scratchPath)"]
  }

  private func build(_ build: () throws -> Subprocess.Output) throws {
    FileHandle.standardError.write(Data("Building …\n".utf8))
    let output = try build()
    guard output.succeeded else {
      throw WorkshopError(workspace: workspace, complaint: output.text + output.standardError)
    }
  }

  private func swift(
    _ command: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Subprocess.Output {
    try run(Toolchain.find().swift, [command] + arguments, environment: environment)
  }

  private func run(
    _ program: String, _ arguments: [String], environment: [String: String]
  ) throws -> Subprocess.Output {
    // The modules ask servers on the loopback interface, where no proxy has any business.
    let own = environment.merging(["no_proxy": "127.0.0.1", "TESTABLE_IMPORTS": "disabled"]) { own, _ in own }
    return try Subprocess(program, arguments, in: workspace, environment: own).run()
  }
}
