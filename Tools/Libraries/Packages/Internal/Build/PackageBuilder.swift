import Foundation
import Processes

/// Compiles a package as far as its modules' surfaces need it.
struct PackageBuilder {
  private let package: String
  private let scratch: String
  private let toolchain: Toolchain
  private let progress: ProgressLog
  private let checksBodies: Bool

  /// The build system whose plan says how modules are compiled; a toolchain may use another one unless it is told.
  private static let buildSystem = ["--build-system", "native"]

  /// More targets than this are built at once, with all others, since each build plans the whole package anew.
  private let mostSingleTargets = 5

  /// A builder of the package in `package`, which keeps what it builds in `scratch`.
  init(of package: String, scratch: String, by reader: ModuleReader) {
    self.package = package
    self.scratch = scratch
    toolchain = reader.toolchain
    progress = reader.progress
    checksBodies = reader.checksBodies
  }

  /// Builds `targets` and what they depend on with as little work as their surfaces need, and has all that the package
  /// declares in them checked.
  func prepare(_ targets: [String], of manifest: PackageManifest, version: String) throws -> BuildPlan {
    let least = LeastBuildMode(for: package, scratch: scratch, checksBodies: checksBodies)
    let roots = manifest.roots(of: targets)
    var log = (text: "", isFailure: true)
    for mode in BuildMode.allCases.drop(while: { $0 != least.current }) {
      log = try build(roots, mode)
      // Dependencies whose macros matter may have arrived only now.
      if !log.isFailure, mode == .lazy, least.current != .lazy { continue }
      if !log.isFailure {
        let plan = try BuildPlan(scratch: scratch, mode: mode)
        if try mode == .lazy && isRejected(manifest.ownDependencies(of: targets), in: plan, version) {
          continue
        }
        least.remember(mode)
        return plan
      }
      // Less than a complete build can give errors that a complete one does not. What is broken must not be taken
      // for finished, neither by the next one nor by the next run.
      discardBuild()
    }
    throw PackageError.doesNotBuild(version: version, output: BuildLog(log.text).diagnostics)
  }

  /// Whether the compiler rejects what one of `targets` declares; throws its words if a complete build does so, too.
  ///
  /// Warnings that are errors can be about bodies that were left out, so that the first word is not the last.
  private func isRejected(_ targets: [String], in plan: BuildPlan, _ version: String) throws -> Bool {
    let names = Dictionary(targets.map { (PackageManifest.moduleName(of: $0), $0) }, uniquingKeysWith: { $1 })
    let check = DeclarationCheck(scratch: scratch, toolchain: toolchain, progress: progress)
    let rejections = try check.rejections(among: names.keys.sorted(), in: plan)
    guard let target = rejections.first.flatMap({ names[$0.module] }) else { return false }
    progress.step("Building all of \(target) of the \(version), whose declarations the compiler rejects")
    discardBuild()
    let whole = try build(BuildMode.checked.arguments, targets: [target])
    guard whole.isFailure else { return true }
    discardBuild()
    let text = rejections.map(\.output).joined() + whole.text
    throw PackageError.doesNotBuild(version: version, output: BuildLog(text).diagnostics)
  }

  private func build(_ roots: [String], _ mode: BuildMode) throws -> (text: String, isFailure: Bool) {
    let targets = roots.count > mostSingleTargets ? [] : roots
    let log = try build(mode.arguments, targets: targets)
    guard log.isFailure, targets.isEmpty else { return log }
    // What does not compile may be a program that no client imports.
    discardBuild()
    return try build(mode.arguments, targets: roots)
  }

  /// Brings the user's own build up to date, as `swift build` does.
  func update(version: String) throws -> BuildPlan {
    let log = try build([], targets: [])
    guard log.isFailure else { return try BuildPlan(scratch: scratch, mode: .complete) }
    throw PackageError.doesNotBuild(version: version, output: BuildLog(log.text).diagnostics)
  }

  private func build(_ arguments: [String], targets: [String]) throws -> (text: String, isFailure: Bool) {
    var text = ""
    for selection in targets.isEmpty ? [[]] : targets.map({ ["--target", $0] }) {
      let output = try toolchain.askPackageManager(
        to: "build", Self.buildSystem + arguments + selection, in: package, scratch: scratch,
        progress: progress)
      text += String(decoding: output.standardOutput, as: UTF8.self) + output.standardError
      if !output.succeeded || BuildLog(text).hasErrors { return (text, true) }
    }
    return (text, false)
  }

  private func discardBuild() {
    for name in ["build.db", "debug", toolchain.target] {
      try? FileManager.default.removeItem(atPath: "\(scratch)/\(name)")
    }
  }
}
