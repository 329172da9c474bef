import Foundation
import Processes
import TestSupport

/// A reader who does what a page says, from top to bottom.
struct Walk {
  /// The folder in which the reader begins.
  let place: URL
  /// The name of the folder that the page makes there, and in which the reader stays then.
  let folder: String
  let environment: [String: String]

  /// The page with what its commands print now.
  ///
  /// Throws a ``Stumble`` where the page asks for something that cannot be done.
  func replayed(_ page: String) async throws -> String {
    var lines: [String] = []
    var block: (language: String, lines: [String])?
    for line in page.components(separatedBy: "\n") {
      if let (language, code) = block, line == "```" {
        lines += try await done(code, in: language) + [line]
        block = nil
      } else if block != nil {
        block?.lines.append(line)
      } else {
        lines.append(line)
        if line.hasPrefix("```") { block = (String(line.dropFirst(3)), []) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What the page has to show of a block once it is done.
  private func done(_ code: [String], in language: String) async throws -> [String] {
    switch language {
    case "console":
      var shown: [String] = []
      for line in code where line.hasPrefix("$ ") {
        let printed = try await output(of: String(line.dropFirst(2))).components(separatedBy: "\n")
        shown += [line] + (printed.last == "" ? printed.dropLast() : printed)
      }
      return shown
    case "diff": try await succeed("git apply change.diff", in: folder, given: code)
    case "sh": try await succeed(code.joined(separator: "\n"), in: ".")
    default: throw Stumble(over: language, because: "There is no way to do that.")
    }
    return code
  }

  /// What a command prints, which is typed again if a part of it crashes, as Swift Build does now and then on Linux.
  private func output(of command: String) async throws -> String {
    let telling = command + "\nfor status in ${PIPESTATUS[@]}; do [ $status -ne 139 ] || exit 139; done"
    for _ in 1...4 {
      let output = try await run(telling, in: folder)
      if output.status != 139 { return String(decoding: output.standardOutput, as: UTF8.self) }
    }
    throw Stumble(over: command, because: "It crashes each time.")
  }

  private func succeed(_ command: String, in folder: String, given change: [String] = []) async throws {
    let file = place.appending(path: folder).appending(path: "change.diff")
    if !change.isEmpty { try Data((change + [""]).joined(separator: "\n").utf8).write(to: file) }
    let output = try await run("set -e; " + command, in: folder)
    guard output.succeeded else { throw Stumble(over: command, because: output.standardError) }
    if !change.isEmpty { try FileManager.default.removeItem(at: file) }
  }

  private func run(_ command: String, in folder: String) async throws -> Subprocess.Output {
    let directory = place.appending(path: folder).path
    return try await BlockingWork.run { [environment] in
      try Subprocess("/bin/bash", ["-c", command], in: directory, environment: environment).run()
    }
  }
}
