import Foundation
import Processes

/// The modules of other packages that a version imports, compiled as far as importing them needs.
struct DependencyModules: Sendable {
  /// How much of them is compiled.
  enum Depth: Sendable {
    /// What somebody asks for, as far as the compiler notices.
    case lazy
    /// All that is declared.
    case full
  }

  private let plan: BuildPlan
  private let depth: Depth
  private let origin: String
  private let folder: String
  private let progress: ProgressLog

  /// Modules that `plan` compiles in `scratch`, where it is noted of each what it was made from.
  init(
    _ plan: BuildPlan, _ depth: Depth, in scratch: String, toolchain: Toolchain, progress: ProgressLog
  ) {
    (self.plan, self.depth, self.progress) = (plan, depth, progress)
    origin = "\(toolchain.version) \(Checksum.of(file: "\(scratch)/workspace-state.json") ?? "")"
    folder = "\(scratch)/compiled"
  }

  /// Compiles those of `modules` that are not yet, each after those that it imports; returns whether the compiler could.
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
    // What was written is not what is there if somebody has replaced it.
    func state(after command: [String]) -> String {
      let facts = ([origin] + command + origins).joined(separator: "\n")
      return "\(Checksum.of(facts.utf8)) \(Self.stamp(of: path))"
    }
    let record = "\(folder)/\(module)"
    // Whoever asks for less is content with all of it.
    if let known = try? String(contentsOfFile: record, encoding: .utf8),
      [command, full].contains(where: { known == state(after: $0) })
    {
      return true
    }
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let output = try Subprocess(command[0], Array(command.dropFirst())).run(progress: progress)
    // One that is compiled lazily is written with its errors, too.
    guard output.succeeded, !BuildLog(output.standardError).hasErrors else { return false }
    _ = FileManager.default.createFile(atPath: record, contents: Data(state(after: command).utf8))
    return true
  }

  private static func stamp(of path: String) -> String { FileStamp(of: path).map { "\($0)" } ?? "" }
}
