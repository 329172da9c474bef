import Foundation
import TestSupport

/// A desktop of a test's own: a temporary home, and the programs registered there.
struct Desktop {
  let home: URL
  let environment: [String: String]

  private var applications: URL { home.appending(path: "data/applications") }
  private var browser: URL { home.appending(path: "browser") }

  init(home: URL) async throws {
    self.home = home
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for tool in ["xdg-open", "xdg-mime"] where !Self.hasTool(tool, in: path) { throw MissingTool(name: tool) }
    environment = [
      "PATH": path,
      "DISPLAY": ":99",  // No server is asked: xdg-open merely wants to see a name here.
      "HOME": home.path,
      "XDG_DATA_HOME": home.appending(path: "data").path,
      "XDG_DATA_DIRS": home.appending(path: "no-data").path,
      "XDG_CONFIG_HOME": home.appending(path: "config").path,
      "XDG_CONFIG_DIRS": home.appending(path: "no-config").path,
      "BROWSER": home.appending(path: "browser").path,
    ]
    try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
    try await writeScript("#!/bin/sh\ntouch \"$0.was-run\"\n", to: browser)
  }

  /// Whether somebody fell back to the user's browser.
  var browserWasRun: Bool { FileManager.default.fileExists(atPath: browser.path + ".was-run") }

  /// Installs a program that reports how it was started, runs `script` and ends, and registers it for `scheme`.
  func install(for scheme: String, script: String = "") async throws -> Program {
    let program = Program(path: home.appending(path: "handler-of-\(scheme)").path)
    try await writeScript("#!/bin/sh\n\(Program.reporting)\(script)\n", to: URL(filePath: program.path))
    let entry = """
      [Desktop Entry]
      Type=Application
      Name=Handler of \(scheme)
      Exec=\(program.path) %u
      MimeType=x-scheme-handler/\(scheme);

      """
    try applications.appending(path: "handler-of-\(scheme).desktop").write(entry)
    return program
  }

  /// Puts a script in front of the tool called `name` and returns the environment that finds it.
  func overriding(
    _ name: String, script: String, interpreter: String = "/bin/sh"
  ) async throws -> [String: String] {
    let tools = home.appending(path: "tools")
    try await writeScript("#!\(interpreter)\n\(script)\n", to: tools.appending(path: name))
    return environment.merging(["PATH": "\(tools.path):\(environment["PATH"] ?? "")"]) { $1 }
  }

  func waitForFile(_ name: String) async throws {
    try await eventually("there is no \(name)") {
      FileManager.default.fileExists(atPath: home.appending(path: name).path) ? () : nil
    }
  }

  /// The process whose id a script has written to a file in the home folder.
  func process(recordedIn file: String) async throws -> RunningProcess {
    try await eventually("no process id was written to \(file)") {
      let text = try? String(contentsOf: home.appending(path: file), encoding: .utf8)
      return text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }.map(
        RunningProcess.init)
    }
  }

  private static func hasTool(_ name: String, in path: String) -> Bool {
    path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}
