import Foundation
import Processes

/// What Swift Build prints when it is asked to be verbose.
struct SwiftBuildOutput {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// How each module was compiled, by its name.
  var invocations: [String: CompilerInvocation] {
    let found = lines.compactMap { line -> CompilerInvocation? in
      guard let start = line.firstRange(of: " -- "), line.contains("builtin-SwiftDriver") else { return nil }
      return CompilerInvocation(Self.withOneCache(line[start.upperBound...].shellWords))
    }
    return Dictionary(found.map { ($0.module, $0) }, uniquingKeysWith: { $1 })
  }

  /// What makes compilers keep what they make of headers in `folder`: Swift Build names its own folder for that, and only
  /// what is for the compiler behind the driver comes after it.
  ///
  /// Nobody debugs what is built, and who does not say so has all headers compiled once more.
  static func keepingHeaders(in folder: String) -> [String] {
    ["-gnone", "-dwarf-version=5", "-module-cache-path", folder].flatMap { ["-Xfrontend", $0] }
  }

  /// The same command with the last of the folders alone, for those who import what it compiles: they find the same headers
  /// there when they say `-Xcc -g`, which the frontend has made of the rest.
  private static func withOneCache(_ words: [String]) -> [String] {
    let mark = keepingHeaders(in: "").dropLast()
    guard let own = words.firstRange(of: mark), own.upperBound < words.count else { return words }
    var command = words
    let folder = command[own.upperBound]
    command.removeSubrange(own.lowerBound...own.upperBound)
    if let flag = command.firstIndex(of: "-module-cache-path"), flag + 1 < command.count {
      command[flag + 1] = folder
    }
    return command + ["-Xcc", "-g"]
  }

  /// What compilers and the package manager complain of, each with the line of source that the compiler shows.
  var messages: String {
    var kept: [Substring] = []
    for (index, line) in lines.enumerated() where Self.isMessage(line) {
      kept.append(line)
      let shown = lines.dropFirst(index + 1).prefix(2)
      if let mark = shown.last, shown.count == 2, mark.contains("^"), mark.allSatisfy({ " ^~".contains($0) })
      {
        kept += shown
      }
    }
    return kept.joined(separator: "\n")
  }

  private static func isMessage(_ line: Substring) -> Bool {
    let kinds = ["error: ", "warning: ", "note: "]
    guard kinds.contains(where: { line.hasPrefix($0) || line.contains(": \($0)") }) else { return false }
    // It repeats that a command has failed, whose own words are there, and what it tells the linker without need; and
    // it takes what the manifest's compiler prints for a warning.
    let idle = [
      "failed with a nonzero exit code", "error: Build failed", "argument unused during compilation",
      "/swift-frontend -frontend ",
    ]
    return !idle.contains(where: line.contains)
  }
}
