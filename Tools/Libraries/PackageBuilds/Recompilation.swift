import Foundation
public import Processes

/// Compiles a module again.
public struct Recompilation: Sendable, Hashable, Codable {
  private let module: String
  /// The command of the build, with its program first.
  private let command: [String]

  /// Compiles the module of `invocation` in another folder, with the dependencies that `plan` has for it.
  init(_ invocation: CompilerInvocation, in plan: BuildPlan) {
    (module, command) = (invocation.module, plan.findingModules(invocation))
  }

  /// Type-checks the module with these `texts` in place of the files at their paths, and returns the result.
  ///
  /// All bodies are checked, with complete concurrency checking, whatever the module's own settings are, and warnings are
  /// no errors. Files are only left in `scratch`.
  public func check(with texts: [String: String], in scratch: String, progress: ProgressLog) throws -> (
    accepts: Bool, words: String
  ) {
    var moved: [String: String] = [:]
    for (index, (path, text)) in texts.sorted(by: { $0.key < $1.key }).enumerated() {
      let folder = "\(scratch)/source\(index)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let place = "\(folder)/\(URL(filePath: path).lastPathComponent)"
      try AtomicFiles.write([(path: place, text: text)])
      moved[path] = place
    }
    let arguments = command.typeChecking
    // Response files name the sources that are to be replaced.
    let options = arguments.filter { !$0.hasPrefix("@") && !$0.hasSuffix(".swift") }
    let sources = arguments.sources.map { moved[$0] ?? $0 }
    let words =
      Array(options.dropFirst()) + ["-strict-concurrency=complete", "-diagnostic-style", "llvm"] + sources
    let output = try Subprocess(arguments[0], words).run(progress: progress)
    return (output.succeeded, output.standardError + output.text)
  }

  /// Compiles the module into `folder` with the files at `paths` added; returns the compiler's errors, if any.
  ///
  /// An error names both of two conflicting declarations. No bodies are compiled, and warnings are not errors.
  public func makeModule(with paths: [String], in folder: String, progress: ProgressLog) throws -> String? {
    var arguments = command.withoutStrictness
    arguments.insert(contentsOf: paths, at: 1)
    arguments = arguments.emittingModule(at: "\(folder)/\(module).swiftmodule", compiling: .none)
    arguments += ["-suppress-warnings", "-diagnostic-style", "llvm"]
    let output = try Subprocess(arguments[0], Array(arguments.dropFirst())).run(progress: progress)
    return output.succeeded ? nil : output.standardError
  }
}
