import Foundation
public import Processes

/// What compiles a module once more, with all bodies and with other texts for some of its files.
public struct SourceCheck: Sendable {
  private let arguments: [String]

  /// Takes the invocation of a build that has compiled `module`, with modules of `folder` before all others.
  fileprivate init(_ arguments: [String], of module: String, beside folder: String) {
    self.arguments = arguments.emittingModule(at: "\(folder)/\(module).swiftmodule", withBodies: true)
  }

  /// What the compiler says where the files at some paths have these `texts`, and whether it accepts the module.
  ///
  /// Concurrency is checked in full, whatever the module asks for; files are left in `scratch` alone.
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
    // The list of sources in a file names those that are to be replaced.
    let options = arguments.filter { !$0.hasPrefix("@") && !$0.hasSuffix(".swift") }
    let changed = options.map { $0.hasSuffix(".swiftmodule") ? "\(scratch)/Checked.swiftmodule" : $0 }
    let sources = arguments.sources.map { moved[$0] ?? $0 }
    let words = Array(changed.dropFirst()) + ["-strict-concurrency=complete"] + sources
    let output = try Subprocess(arguments[0], words).run(progress: progress)
    return (output.succeeded, output.standardError + output.text)
  }
}

extension BuildPlan {
  /// What compiles each module once more.
  public var sourceChecks: [String: SourceCheck] {
    invocations.mapValues { invocation in
      SourceCheck(
        invocation.arguments, of: invocation.module, beside: checked?.folder ?? modulesDirectory(invocation))
    }
  }
}
