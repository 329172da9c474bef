import Foundation
import Processes

/// Compiles a package as far as its modules' surfaces need it.
struct PackageBuilder {
  let toolchain: Toolchain
  let progress: ProgressLog

  /// More targets than this are built at once, with all others, since each build plans the whole package anew.
  private let mostSingleTargets = 5

  /// Builds `roots` and what they depend on into `scratch` with as little work as their surfaces need.
  func prepare(_ package: String, targets roots: [String], scratch: String, version: String) throws {
    let least = LeastBuildMode(for: package, scratch: scratch)
    var log = (text: "", isFailure: true)
    for mode in BuildMode.allCases.drop(while: { $0 != least.current }) {
      log = try build(package, targets: roots, scratch: scratch, mode)
      // Dependencies whose macros matter may have arrived only now.
      if !log.isFailure, mode == .lazy, least.current != .lazy { continue }
      if !log.isFailure { return least.remember(mode) }
      // Less than a complete build can give errors that a complete one does not. What is broken must not be taken
      // for finished, neither by the next one nor by the next run.
      discard(scratch)
    }
    throw PackageError.doesNotBuild(version: version, output: BuildLog(log.text).diagnostics)
  }

  private func build(_ package: String, targets roots: [String], scratch: String, _ mode: BuildMode) throws
    -> (
      text: String, isFailure: Bool
    )
  {
    let targets = roots.count > mostSingleTargets ? [] : roots
    let log = try build(package, scratch: scratch, mode.arguments, targets: targets)
    guard log.isFailure, targets.isEmpty else { return log }
    // What does not compile may be a program that no client imports.
    discard(scratch)
    return try build(package, scratch: scratch, mode.arguments, targets: roots)
  }

  /// Brings the user's own build up to date, as `swift build` does.
  func update(_ package: String, scratch: String, version: String) throws {
    let log = try build(package, scratch: scratch, [], targets: [])
    guard log.isFailure else { return }
    throw PackageError.doesNotBuild(version: version, output: BuildLog(log.text).diagnostics)
  }

  private func build(
    _ package: String, scratch: String, _ arguments: [String], targets: [String]
  ) throws -> (text: String, isFailure: Bool) {
    var text = ""
    for selection in targets.isEmpty ? [[]] : targets.map({ ["--target", $0] }) {
      let all = ["build", "--package-path", package, "--scratch-path", scratch] + arguments + selection
      progress.command(toolchain.swift, all)
      let output = try Subprocess(toolchain.swift, all).run { [progress] in
        if $0.contains("Another instance of SwiftPM") { progress.note("Waiting for another build …") }
      }
      text += String(decoding: output.standardOutput, as: UTF8.self) + output.standardError
      if !output.succeeded || BuildLog(text).hasErrors { return (text, true) }
    }
    return (text, false)
  }

  private func discard(_ scratch: String) {
    for name in ["build.db", "debug", toolchain.target] {
      try? FileManager.default.removeItem(atPath: "\(scratch)/\(name)")
    }
  }
}
