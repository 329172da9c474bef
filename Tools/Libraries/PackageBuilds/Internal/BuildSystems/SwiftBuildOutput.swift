import Foundation
import Processes

/// The verbose output of Swift Build.
struct SwiftBuildOutput {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The compiler invocation of each module, by its name.
  var invocations: [String: CompilerInvocation] {
    let found = lines.compactMap { line -> CompilerInvocation? in
      guard let start = line.firstRange(of: " -- "), line.contains("builtin-SwiftDriver") else { return nil }
      return CompilerInvocation(Self.withOneCache(line[start.upperBound...].shellWords))
    }
    return Dictionary(found.map { ($0.module, $0) }, uniquingKeysWith: { $1 })
  }

  /// The arguments that make compilers use the module cache in `folder`.
  ///
  /// Swift Build names its own module cache. Only arguments for the frontend come after that and replace it. The
  /// arguments about debugging are there because, without them, all headers would be compiled again; nobody debugs what
  /// is built.
  static func keepingHeaders(in folder: String) -> [String] {
    ["-gnone", "-dwarf-version=5", "-module-cache-path", folder].flatMap { ["-Xfrontend", $0] }
  }

  /// The command with only one module cache, for compilers that import the module.
  ///
  /// They find the same headers in the cache with `-Xcc -g`, which is what the frontend makes of the removed arguments.
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

  /// The messages of compilers and the package manager, each with the line of source that the compiler shows.
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
    // Swift Build also reports that a command has failed, which that command has already explained, and warns about
    // arguments that it gives the linker in vain. It reports the output of the manifest's compiler as a warning.
    let idle = [
      "failed with a nonzero exit code", "error: Build failed", "argument unused during compilation",
      "/swift-frontend -frontend ",
    ]
    return !idle.contains(where: line.contains)
  }
}
