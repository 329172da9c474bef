import Foundation
import Processes

/// Compiles a package as far as its modules' surfaces need it.
struct PackageBuilder {
  private let package: String
  private let scratch: String
  private let toolchain: Toolchain
  private let progress: ProgressLog

  /// More targets than this are built at once, with all others, since each build plans the whole package anew.
  private let mostSingleTargets = 5

  /// A builder of the package in `package`, which keeps what it builds in `scratch`.
  init(of package: String, scratch: String, toolchain: Toolchain, progress: ProgressLog) {
    self.package = package
    self.scratch = scratch
    self.toolchain = toolchain
    self.progress = progress
  }

  /// Builds `roots` and what they depend on with as little work as their surfaces need.
  func prepare(targets roots: [String], version: String) throws {
    let least = LeastBuildMode(for: package, scratch: scratch)
    var log = (text: "", isFailure: true)
    for mode in BuildMode.allCases.drop(while: { $0 != least.current }) {
      log = try build(roots, mode)
      // Dependencies whose macros matter may have arrived only now.
      if !log.isFailure, mode == .lazy, least.current != .lazy { continue }
      if !log.isFailure { return least.remember(mode) }
      // Less than a complete build can give errors that a complete one does not. What is broken must not be taken
      // for finished, neither by the next one nor by the next run.
      discardBuild()
    }
    throw PackageError.doesNotBuild(version: version, output: BuildLog(log.text).diagnostics)
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
  func update(version: String) throws {
    let log = try build([], targets: [])
    guard log.isFailure else { return }
    throw PackageError.doesNotBuild(version: version, output: BuildLog(log.text).diagnostics)
  }

  private func build(_ arguments: [String], targets: [String]) throws -> (text: String, isFailure: Bool) {
    var text = ""
    for selection in targets.isEmpty ? [[]] : targets.map({ ["--target", $0] }) {
      let output = try toolchain.askPackageManager(
        to: "build", arguments + selection, in: package, scratch: scratch, progress: progress)
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
