import Foundation
import Processes

/// Compiles the modules of other packages that a version imports, as far as importing them needs.
struct DependencyModules: Sendable {
  /// How much of the modules is compiled.
  enum Depth: Sendable {
    /// Only what something asks for, as far as the compiler notices.
    case lazy
    /// All declarations.
    case full
  }

  private let plan: BuildPlan
  private let depth: Depth
  private let origin: String
  private let folder: String
  private let progress: ProgressLog

  /// The modules that `plan` compiles in `scratch`; a record of each says what it was made from.
  init(
    _ plan: BuildPlan, _ depth: Depth, in scratch: String, toolchain: Toolchain, progress: ProgressLog
  ) {
    (self.plan, self.depth, self.progress) = (plan, depth, progress)
    origin = "\(toolchain.version) \(Checksum.of(file: "\(scratch)/workspace-state.json") ?? "")"
    folder = "\(scratch)/compiled"
  }

  /// Compiles those of `modules` that are not compiled yet, in the order of their imports; returns whether it could.
  ///
  /// Throws if the compiler cannot be started.
  func compile(_ modules: [String]) throws -> Bool {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var open = modules
    while !open.isEmpty {
      let next = open.filter { Set(plan.modules(for: [$0]).dropLast()).isDisjoint(with: open) }
      let results = try next.mapOnThreads { try isCompiled($0) }
      guard results.allSatisfy(\.self) else { return false }
      open.removeAll(where: next.contains)
    }
    return true
  }

  private func isCompiled(_ module: String) throws -> Bool {
    guard let invocation = plan.invocations[module] else { return false }
    let path = invocation.modulePath
    let place = URL(filePath: path).deletingLastPathComponent()
    let full = invocation.arguments.finding(in: place.path).emittingModule(at: path, compiling: .inlinable)
    let command = depth == .full ? full : invocation.arguments.emittingModule(at: path)
    let files = command.sources + invocation.inputs.filter { $0.hasSuffix(".swiftmodule") }
    let origins = files.map { "\($0) \(Self.stamp(of: $0))" }
    // The record has the stamp of the compiled module, which somebody may have replaced since.
    func state(after command: [String]) -> String {
      let facts = ([origin] + command + origins).joined(separator: "\n")
      return "\(Checksum.of(facts.utf8)) \(Self.stamp(of: path))"
    }
    let record = "\(folder)/\(module)"
    // A module that was compiled in full also serves where less is needed.
    if let known = try? String(contentsOfFile: record, encoding: .utf8),
      [command, full].contains(where: { known == state(after: $0) })
    {
      return true
    }
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let output = try Subprocess(command[0], Array(command.dropFirst())).run(progress: progress)
    // The compiler writes a lazily compiled module even if it has errors.
    guard output.succeeded, !BuildLog(output.standardError).hasErrors else { return false }
    _ = FileManager.default.createFile(atPath: record, contents: Data(state(after: command).utf8))
    return true
  }

  private static func stamp(of path: String) -> String { FileStamp(of: path).map { "\($0)" } ?? "" }
}
