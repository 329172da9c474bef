import BuildSystems
import Caches
import Foundation
import Manifests
import Processes

/// Compiles in full what modules declare, which a lazy build leaves undone.
///
/// It has every declaration checked, and the bodies that clients inline; the other bodies cost the most and concern no client.
/// What it writes has all that a lazy build leaves out because nobody asked for it: conformances that macros such as
/// `@Observable` add, the relations of precedence groups, the accessors of lazy properties.
struct DeclarationCheck {
  /// A target that the compiler rejects.
  struct Rejection: Sendable {
    let target: String
    let output: String
  }

  /// Where the compiled modules are, and what was found sound.
  let folder: String
  private let manifest: PackageManifest
  private let toolchain: Toolchain
  private let progress: ProgressLog

  /// A check of modules of `manifest`, which leaves them in a folder below `place`.
  init(_ manifest: PackageManifest, in place: String, toolchain: Toolchain, progress: ProgressLog) {
    folder = "\(place)/checked"
    self.manifest = manifest
    self.toolchain = toolchain
    self.progress = progress
  }

  /// Those of `targets` that the compiler rejects, in the same order, as far as what they depend on is sound; what `plan` does
  /// not compile is none of them.
  func rejections(among targets: [String], in plan: BuildPlan) throws -> [Rejection] {
    var open = targets.filter {
      plan.checkingArguments(of: PackageManifest.moduleName(of: $0), to: folder) != nil
    }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    progress.begin(modules: open.count)
    var left = open.count
    // Where one is rejected nobody looks at the rest.
    defer { for _ in 0..<left { progress.finishModule() } }
    while !open.isEmpty {
      // Each is compiled with all that its dependencies have, as a whole build would.
      let next = open.filter { manifest.dependencies(of: $0).isDisjoint(with: open) }
      let rejected = try rejections(amongIndependent: next, in: plan)
      if !rejected.isEmpty { return rejected }
      open.removeAll { next.contains($0) }
      for _ in next { progress.finishModule() }
      left -= next.count
    }
    return []
  }

  /// What the compiler says of `target` if it rejects it with all bodies, too.
  ///
  /// Warnings that are errors can be about bodies that were left out, so that the first word is not the last.
  func finalRejection(of target: String, in plan: BuildPlan) throws -> String? {
    let module = PackageManifest.moduleName(of: target)
    guard let arguments = plan.checkingArguments(of: module, to: folder, withBodies: true) else { return nil }
    let output = try Subprocess(arguments[0], Array(arguments.dropFirst())).run(progress: progress)
    return output.succeeded ? nil : output.standardError
  }

  private func rejections(amongIndependent targets: [String], in plan: BuildPlan) throws -> [Rejection] {
    try targets.mapOnThreads(atMost: ProcessInfo.processInfo.activeProcessorCount) {
      try rejection(of: $0, in: plan)
    }.compactMap(\.self)
  }

  private func rejection(of target: String, in plan: BuildPlan) throws -> Rejection? {
    let module = PackageManifest.moduleName(of: target)
    guard let arguments = plan.checkingArguments(of: module, to: folder), let compiler = arguments.first
    else {
      return nil
    }
    let record = "\(folder)/\(module).record"
    let below = manifest.dependencies(of: target).map { self.path(of: PackageManifest.moduleName(of: $0)) }
    let state = self.state(behind: arguments, below.sorted())
    // What was written is not what is there if somebody has replaced it.
    func sound() -> String { "\(state) \(stamp(of: path(of: module)))" }
    if let known = try? String(contentsOfFile: record, encoding: .utf8), known == sound() { return nil }
    let output = try Subprocess(compiler, Array(arguments.dropFirst())).run(progress: progress)
    guard output.succeeded else { return Rejection(target: target, output: output.standardError) }
    _ = FileManager.default.createFile(atPath: record, contents: Data(sound().utf8))
    return nil
  }

  private func path(of module: String) -> String { "\(folder)/\(module).swiftmodule" }

  private func stamp(of path: String) -> String { "\(path) \(FileStamp(of: path).map { "\($0)" } ?? "")" }

  /// What a verdict depends on: the command, and the files that it reads.
  private func state(behind arguments: [String], _ below: [String]) -> String {
    let folders = zip(arguments, arguments.dropFirst()).filter { $0.0 == "-I" && $0.1 != folder }.map(\.1)
    let modules = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
    }
    let files = (arguments.sources + modules.sorted() + below).map(stamp)
    return Checksum.of(([toolchain.version] + arguments + files).joined(separator: "\n").utf8)
  }
}
