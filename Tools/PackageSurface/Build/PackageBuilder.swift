import Foundation

/// Compiles a package as far as its modules' surfaces need it.
struct PackageBuilder {
  let toolchain: Toolchain
  let progress: ProgressLog

  /// An ordinary build, which checks all types and generates code.
  private static let eager = ["--disable-index-store"]
  /// A build that stops before it generates code, and compiles whole modules, since files would be compiled twice.
  private static let lazy =
    eager + ["--experimental-prepare-for-indexing", "-Xswiftc", "-whole-module-optimization"]

  /// More targets than this are built at once, with all others, since each build plans the whole package anew.
  private let mostSingleTargets = 5

  /// Builds `roots` and what they depend on into `scratch` without generating code, where the toolchain can.
  func prepare(_ package: String, targets roots: [String], scratch: String, version: String) throws {
    let targets = roots.count > mostSingleTargets ? [] : roots
    let isEager = EagerTypeChecking.isNeeded(in: package, scratch: scratch)
    // One way of building for one folder: the other's modules would be built anew each time.
    var arguments = isEager ? Self.eager : Self.lazy
    var log = try build(package, scratch: scratch, arguments, targets: targets)
    if log.text.contains("Unknown option '--experimental-prepare-for-indexing'") {
      arguments = Self.eager
      log = try build(package, scratch: scratch, arguments, targets: targets)
    }
    if log.isFailure, targets.isEmpty {
      // What does not compile may be a program that no client imports.
      discard(scratch)
      log = try build(package, scratch: scratch, arguments, targets: roots)
    }
    // Dependencies whose macros matter may have arrived only now.
    if !log.isFailure, arguments == Self.lazy, EagerTypeChecking.isNeeded(in: package, scratch: scratch) {
      log = try build(package, scratch: scratch, Self.eager, targets: targets)
    }
    if log.isFailure, arguments == Self.lazy {
      // Types that are checked lazily can give errors that no other build gives.
      discard(scratch)
      log = try build(package, scratch: scratch, Self.eager, targets: roots)
      if !log.isFailure { EagerTypeChecking.remember(in: scratch) }
    }
    guard log.isFailure else { return }
    // Errors would not be shown again by a build that takes the broken modules for finished.
    discard(scratch)
    throw PackageError.doesNotBuild(version: version, output: BuildLog(log.text).diagnostics)
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
