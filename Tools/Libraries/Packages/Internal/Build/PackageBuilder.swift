import BuildSystems
import Foundation
import Processes

/// Compiles a package as far as its modules' surfaces need it.
struct PackageBuilder {
  private let package: String
  private let scratch: String
  private let kept: String
  private let workshop: Workshop?
  private let toolchain: Toolchain
  private let progress: ProgressLog
  private let checksBodies: Bool
  private let system: any BuildSystem
  private let manifest: PackageManifest
  private let options: [String]

  /// More targets than this are built at once, with all others, since each build plans the whole package anew.
  private let mostSingleTargets = 5

  /// A build that crashes as often is given up.
  ///
  /// On Linux up to one in ten of Swift Build's crashes by the chance of a race in libdispatch
  /// (swiftlang/swift-corelibs-libdispatch#949), and the next one does not.
  private let mostCrashes = 6

  /// A builder of the package in `package`, which builds in `workshop` if there is one, and keeps in `folder` what the version
  /// has of its own.
  init(
    of package: String, _ manifest: PackageManifest, in folder: String, _ workshop: Workshop? = nil,
    by reader: ModuleReader
  ) {
    self.package = package
    self.workshop = workshop
    kept = folder
    scratch = workshop?.scratch ?? folder
    toolchain = reader.toolchain
    progress = reader.progress
    checksBodies = reader.checksBodies
    system = reader.buildSystem
    self.manifest = manifest
    options = ["--build-system", system.name] + reader.variation.arguments(for: manifest)
  }

  /// Builds `targets` and what they depend on with as little work as their surfaces need, and has all that the package
  /// declares in them checked.
  func prepare(_ targets: [String], version: String) throws -> BuildPlan {
    let turn = try workshop?.enter()
    defer { turn?.end() }
    do {
      let plan = try build(targets, version: version)
      return try workshop?.carry(plan, to: kept) ?? plan
    } catch  where isFull {
      // Compilers say it in many ways, or crash.
      throw FileError.unwritable(path: scratch, reason: "no space is left there")
    }
  }

  private var isFull: Bool {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: scratch)
    return (attributes?[.systemFreeSize] as? Int).map { $0 < 1 << 20 } ?? false
  }

  private func build(_ targets: [String], version: String) throws -> BuildPlan {
    let least = LeastBuildMode(in: scratch, checksBodies: checksBodies)
    let roots = manifest.roots(of: targets)
    var log = (text: "", isFailure: true)
    let modes = system.modes(from: least.current).filter { $0 != .planned || !manifest.hasDependencies }
    let own = manifest.ownDependencies(of: targets)
    let modules = Set(own.map(PackageManifest.moduleName))
    for mode in modes {
      log = try build(roots, mode)
      if mode == .planned || mode == .lazy, var plan = try? system.plan(of: scratch, after: log.text) {
        if mode == .planned, !plan.isReady(for: modules, in: scratch) { continue }
        let check = DeclarationCheck(manifest, in: kept, toolchain: toolchain, progress: progress)
        let isSound = try isSound(own, by: check, in: plan, version, after: log.isFailure ? log.text : "")
        plan.checked = (check.folder, modules)
        if isSound, !log.isFailure {
          if mode != modes.first { least.remember(mode) }
          return plan
        }
      } else if !log.isFailure {
        if mode != modes.first { least.remember(mode) }
        return try system.plan(of: scratch, after: log.text)
      }
      // Less than a complete build can give errors that a complete one does not. What is broken must not be taken
      // for finished, neither by the next one nor by the next run.
      discard()
    }
    throw PackageError.doesNotBuild(
      version: version, output: BuildLog(system.messages(in: log.text)).diagnostics)
  }

  /// Whether the compiler accepts what `targets` declare; throws its words, and those of the build before, if it does not
  /// with all bodies either.
  ///
  /// Warnings that are errors can be about bodies that were left out, so that the first word is not the last.
  private func isSound(
    _ targets: [String], by check: DeclarationCheck, in plan: BuildPlan, _ version: String, after log: String
  ) throws -> Bool {
    let rejections = try check.rejections(among: targets, in: plan)
    guard let target = rejections.first?.target else { return true }
    progress.step("Building all of \(target) of the \(version), whose declarations the compiler rejects")
    var words = log.isEmpty ? nil : try check.finalRejection(of: target, in: plan)
    discard()
    if words == nil {
      // What depends on other packages has those compiled anew, so that nobody asks without need.
      let whole = try build(.checked, targets: [target])
      guard whole.isFailure else { return false }
      words = whole.text
      discard()
    }
    let text = log + rejections.map(\.output).joined() + (words ?? "")
    throw PackageError.doesNotBuild(version: version, output: BuildLog(text).diagnostics)
  }

  private func build(_ roots: [String], _ mode: BuildMode) throws -> (text: String, isFailure: Bool) {
    if mode == .planned { return try makePlan() }
    let targets = roots.count > mostSingleTargets ? [] : roots
    let log = try build(mode, targets: targets)
    guard log.isFailure, targets.isEmpty else { return log }
    // What does not compile may be a program that no client imports.
    discard()
    return try build(mode, targets: roots)
  }

  private func makePlan() throws -> (text: String, isFailure: Bool) {
    let record = PlanRecord(of: package, manifest, in: scratch, options, toolchain)
    if record?.isCurrent == true, (try? system.plan(of: scratch, after: "")) != nil { return ("", false) }
    record?.remove()
    let log = try build(.planned, targets: [])
    if !log.isFailure { record?.write() }
    return log
  }

  private func discard() {
    PlanRecord(of: package, manifest, in: scratch, options, toolchain)?.remove()
    if let workshop { workshop.discard() } else { system.discardBuild(in: scratch) }
  }

  /// Brings the user's own build up to date, as `swift build` does.
  func update(version: String) throws -> BuildPlan {
    let log = try build(.complete, targets: [], [])
    guard log.isFailure else { return try system.plan(of: scratch, after: log.text) }
    throw PackageError.doesNotBuild(
      version: version, output: BuildLog(system.messages(in: log.text)).diagnostics)
  }

  private func build(_ mode: BuildMode, targets: [String], _ more: [String] = ["--disable-index-store"])
    throws -> (text: String, isFailure: Bool)
  {
    let options = options + more + system.arguments(for: mode)
    var crashes = 0
    while true {
      system.prepare(scratch)
      var text = ""
      let failure = try ask(for: targets, options, &text)
      guard let failure, failure.hasCrashed else { return (text, failure != nil) }
      crashes += 1
      if crashes == mostCrashes { throw PackageError.crashes(times: crashes, signal: failure.status) }
      progress.note("The package manager has crashed and is asked once more …")
    }
  }

  /// Asks for each of `targets`, or for all; returns the first output that is not about a success.
  private func ask(for targets: [String], _ options: [String], _ text: inout String) throws
    -> Subprocess.Output?
  {
    for selection in targets.isEmpty ? [[]] : targets.map({ ["--target", $0] }) {
      let output = try toolchain.askPackageManager(
        to: "build", options + selection, in: package, scratch: scratch, progress: progress)
      text += String(decoding: output.standardOutput, as: UTF8.self) + output.standardError
      if !output.succeeded || BuildLog(text).hasErrors { return output }
    }
    return nil
  }
}

extension Subprocess.Output {
  /// Whether a signal ended the program that no one sends; the package manager's own exit codes are zero and one.
  fileprivate var hasCrashed: Bool { [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV].contains(status) }
}
