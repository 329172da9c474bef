import Caches
import Foundation
import Processes
import Synchronization

/// Has the compiler check what modules declare, which it leaves undone where it compiles lazily.
///
/// It checks every declaration, and the bodies that clients inline. The other bodies cost the most and concern no client.
struct DeclarationCheck {
  /// A module that the compiler rejects.
  struct Rejection: Sendable {
    let module: String
    let output: String
  }

  private let scratch: String
  private let toolchain: Toolchain
  private let progress: ProgressLog

  /// A check of modules that are built in `scratch`, where it notes what it has found sound.
  init(scratch: String, toolchain: Toolchain, progress: ProgressLog) {
    self.scratch = scratch
    self.toolchain = toolchain
    self.progress = progress
  }

  /// Those of `modules` that the compiler rejects, in the same order; what `plan` does not compile is none of them.
  func rejections(among modules: [String], in plan: BuildPlan) throws -> [Rejection] {
    let commands = modules.compactMap { module in plan.checkingArguments(of: module).map { (module, $0) } }
    let results = Mutex<[Int: Result<Rejection?, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: commands.count) { index in
      let result = Result { try rejection(of: commands[index].0, commands[index].1) }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { found in try commands.indices.compactMap { try found[$0]?.get() } }
  }

  private func rejection(of module: String, _ arguments: [String]) throws -> Rejection? {
    let record = "\(scratch)/checked-\(module)"
    let state = self.state(behind: arguments)
    if let known = try? String(contentsOfFile: record, encoding: .utf8), known == state { return nil }
    guard let compiler = arguments.first else { return nil }
    let output = try Subprocess(compiler, Array(arguments.dropFirst())).run(progress: progress)
    guard output.succeeded else { return Rejection(module: module, output: output.standardError) }
    _ = FileManager.default.createFile(atPath: record, contents: Data(state.utf8))
    return nil
  }

  /// What a verdict depends on: the command, and the files that it reads, told apart as the package manager does.
  private func state(behind arguments: [String]) -> String {
    let folders = zip(arguments, arguments.dropFirst()).filter { $0.0 == "-I" }.map(\.1)
    let modules = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
    }
    let files = (arguments.sources + modules.sorted()).map { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(path) \(attributes?[.size] as? Int ?? 0) \(date)"
    }
    return Checksum.of(([toolchain.version] + arguments + files).joined(separator: "\n").utf8)
  }
}
