import Foundation
import Processes
import PublicAPI

/// Compiles the declarations of modules in full, which a lazy build does not do.
///
/// The compiler checks every declaration, and the bodies that clients inline. The other bodies take longest and do not
/// concern clients. The compiled modules have all that a lazy build leaves out because nothing asked for it:
/// conformances that macros such as `@Observable` add, the relations of precedence groups, and the accessors of lazy
/// properties.
struct DeclarationCheck {
  /// A target that the compiler rejects.
  struct Rejection: Sendable {
    let target: String
    let output: String
  }

  /// The folder with the compiled modules, and with a record of those that were accepted.
  let folder: String
  private let manifest: PackageManifest
  private let toolchain: Toolchain
  private let progress: ProgressLog

  /// Makes a check of modules of `manifest`; the compiled modules go to a folder in `place`.
  init(_ manifest: PackageManifest, in place: String, toolchain: Toolchain, progress: ProgressLog) {
    folder = "\(place)/checked"
    self.manifest = manifest
    self.toolchain = toolchain
    self.progress = progress
  }

  /// The first of `targets` that the compiler rejects, in the same order; empty if it rejects none.
  ///
  /// A target is only checked if its dependencies are accepted. Targets that `plan` does not compile are left out.
  func rejections(among targets: [String], in plan: BuildPlan) throws -> [Rejection] {
    var open = targets.filter {
      plan.checkingArguments(of: PackageManifest.moduleName(of: $0), to: folder) != nil
    }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let all = Set(open.map(PackageManifest.moduleName))
    removeModules(besides: all)
    for target in open { try showModules(to: target, in: plan, all) }
    progress.begin(modules: open.count)
    var left = open.count
    // If one target is rejected, the rest are not checked.
    defer { for _ in 0..<left { progress.finishModule() } }
    while !open.isEmpty {
      // Each target is compiled against its dependencies in full, as in a whole build.
      let next = open.filter { manifest.dependencies(of: $0).isDisjoint(with: open) }
      let rejected = try rejections(amongIndependent: next, in: plan)
      if !rejected.isEmpty { return rejected }
      open.removeAll { next.contains($0) }
      for _ in next { progress.finishModule() }
      left -= next.count
    }
    return []
  }

  /// The compiler's errors about `target` if it also rejects it with all bodies; nil if it accepts that.
  ///
  /// If warnings are errors, the first check can fail because of bodies that it has left out.
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
    // A module that may read unknown files is compiled each time.
    let state = headers(behind: module, in: plan).map { self.state(behind: arguments, $0) }
    // The record has the stamp of the compiled module, which somebody may have replaced since.
    func sound() -> String? { state.map { "\($0) \(stamp(of: path(of: module)))" } }
    if let known = try? String(contentsOfFile: record, encoding: .utf8), known == sound() { return nil }
    let output = try Subprocess(compiler, Array(arguments.dropFirst())).run(progress: progress)
    guard output.succeeded else { return Rejection(target: target, output: output.standardError) }
    if let sound = sound() {
      _ = FileManager.default.createFile(atPath: record, contents: Data(sound.utf8))
    }
    return nil
  }

  /// Makes `target` find its dependencies and nothing else.
  ///
  /// So conditions such as `canImport` hold as for a client that gets only this module, whatever other builds have
  /// left.
  private func showModules(to target: String, in plan: BuildPlan, _ checked: Set<String>) throws {
    let module = PackageManifest.moduleName(of: target)
    let place = BuildPlan.folder(ofModulesFor: module, in: folder)
    let others = manifest.dependencies(of: target).map(PackageManifest.moduleName)
    let links = Dictionary(
      plan.modules(behind: module, others.sorted(), checked: folder, checked).map {
        ("\($0).swiftmodule", $1)
      },
      uniquingKeysWith: { $1 })
    let manager = FileManager.default
    do {
      try manager.createDirectory(atPath: place, withIntermediateDirectories: true)
      for name in try manager.contentsOfDirectory(atPath: place) where links[name] == nil {
        try manager.removeItem(atPath: "\(place)/\(name)")
      }
      for (name, path) in links
      where (try? manager.destinationOfSymbolicLink(atPath: "\(place)/\(name)")) != path {
        try? manager.removeItem(atPath: "\(place)/\(name)")
        try manager.createSymbolicLink(atPath: "\(place)/\(name)", withDestinationPath: path)
      }
    } catch {
      throw FileError.unwritable(path: place, reason: error.localizedDescription)
    }
  }

  /// Removes modules that are neither among the version's libraries nor their dependencies: clients must not find them.
  private func removeModules(besides modules: Set<String>) {
    let known = modules.union(
      manifest.ownDependencies(of: manifest.libraryTargets).map(PackageManifest.moduleName))
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasSuffix(".swiftmodule") && !known.contains(String(name.dropLast(".swiftmodule".count))) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  private func path(of module: String) -> String { "\(folder)/\(module).swiftmodule" }

  private func stamp(of path: String) -> String { "\(path) \(FileStamp(of: path).map { "\($0)" } ?? "")" }

  /// The headers and module maps that `module` may read; nil if they are unknown.
  private func headers(behind module: String, in plan: BuildPlan) -> [String]? {
    plan.invocations[module].flatMap { invocation in
      HeaderSearch(invocation.importFlags(besides: plan.modulesDirectory(invocation)))?.contentsWithIncludes
    }
  }

  /// A checksum of what the result depends on: the command, and the files that it reads.
  private func state(behind arguments: [String], _ headers: [String]) -> String {
    let folders = zip(arguments, arguments.dropFirst()).filter { $0.0 == "-I" && $0.1 != folder }.map(\.1)
    let modules = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
    }
    // Programs that expand macros are given as PATH#MODULE.
    let programs = arguments.filter { $0.hasPrefix("/") }.compactMap { argument in
      argument.lastIndex(of: "#").map { String(argument[..<$0]) }
    }
    let files = (arguments.sources + modules.sorted() + headers + programs).map(stamp)
    return Checksum.of(([toolchain.version] + arguments + files).joined(separator: "\n").utf8)
  }
}
