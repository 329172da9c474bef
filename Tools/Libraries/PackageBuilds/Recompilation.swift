import Foundation
public import Processes

/// What compiles a module once more.
public struct Recompilation: Sendable, Hashable, Codable {
  private let module: String
  /// The command of the build, its program first.
  private let command: [String]

  /// What compiles the module of `invocation` as `plan` says, with the modules that it finds there, in a place of its own.
  init(_ invocation: CompilerInvocation, in plan: BuildPlan) {
    (module, command) = (invocation.module, plan.findingModules(invocation))
  }

  /// What the compiler says where the files at some paths have these `texts`, and whether it accepts the module.
  ///
  /// All bodies are compiled, and concurrency is checked in full, whatever the module asks for; files are left in
  /// `scratch` alone.
  public func run(with texts: [String: String], in scratch: String, progress: ProgressLog) throws -> (
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
    let arguments = command.emittingModule(at: "\(scratch)/Checked.swiftmodule", compiling: .all)
    // The list of sources in a file names those that are to be replaced.
    let options = arguments.filter { !$0.hasPrefix("@") && !$0.hasSuffix(".swift") }
    let sources = arguments.sources.map { moved[$0] ?? $0 }
    let words = Array(options.dropFirst()) + ["-strict-concurrency=complete"] + sources
    let output = try Subprocess(arguments[0], words).run(progress: progress)
    return (output.succeeded, output.standardError + output.text)
  }

  /// Compiles the module into `folder` with the files at `paths` among its own; returns what the compiler says if it
  /// rejects that.
  ///
  /// It names both of two declarations that cannot be beside one another. No bodies are compiled, and a warning is no
  /// error.
  public func makeModule(with paths: [String], in folder: String, progress: ProgressLog) throws -> String? {
    var arguments = command.withoutStrictness
    arguments.insert(contentsOf: paths, at: 1)
    arguments = arguments.emittingModule(at: "\(folder)/\(module).swiftmodule", compiling: .none)
    arguments += ["-suppress-warnings", "-diagnostic-style", "llvm"]
    let output = try Subprocess(arguments[0], Array(arguments.dropFirst())).run(progress: progress)
    return output.succeeded ? nil : output.standardError
  }
}
