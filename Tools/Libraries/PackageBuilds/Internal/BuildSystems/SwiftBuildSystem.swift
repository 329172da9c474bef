import Foundation
import Processes

/// Swift Build, which prints the commands that it runs if it is asked to be verbose.
///
/// It prints no commands for what is up to date, so the commands are stored beside the products.
struct SwiftBuildSystem: BuildSystem {
  let name = BuildSystemChoice.swiftbuild.rawValue

  /// Nothing tells which of its files belong to which target.
  let isShareable = false

  /// It compiles all bodies, since its own preparation for indexing cannot be requested.
  func modes(from least: BuildMode) -> [BuildMode] { [.complete] }

  func arguments(for mode: BuildMode, headers: String?) -> [String] {
    ["--verbose"] + (headers.map(SwiftBuildOutput.keepingHeaders) ?? []).flatMap { ["-Xswiftc", $0] }
  }

  /// Removes a build that was interrupted, since not all of its commands are known.
  func prepare(_ scratch: String) {
    let (known, pending) = (Self.known(in: scratch), Self.pending(in: scratch))
    if FileManager.default.fileExists(atPath: pending) || !FileManager.default.fileExists(atPath: known) {
      discardBuild(in: scratch)
    }
    try? FileManager.default.moveItem(atPath: known, toPath: pending)
  }

  func plan(of scratch: String, after output: String) throws -> BuildPlan {
    let (known, pending) = (Self.known(in: scratch), Self.pending(in: scratch))
    let before: [String: CompilerInvocation] = CheckedFile.read(pending) ?? [:]
    let invocations = before.merging(SwiftBuildOutput(output).invocations) { $1 }
    try CheckedFile.write(invocations, to: known)
    try? FileManager.default.removeItem(atPath: pending)
    let made = Self.folder(of: scratch, "Intermediates.noindex", startingWith: "GeneratedModuleMaps")
    let products = Self.folder(of: scratch, "Products", startingWith: "Debug")
    let headers = invocations.values.lazy.compactMap(\.moduleCache).first
    return BuildPlan(
      invocations: invocations, modulesDirectory: { _ in products },
      moduleCache: headers ?? "\(scratch)/out/ModuleCache.noindex", moduleMap: { "\(made)/\($0).modulemap" })
  }

  func messages(in output: String) -> String { SwiftBuildOutput(output).messages }

  func discardBuild(in scratch: String) {
    for path in ["\(scratch)/out", Self.known(in: scratch), Self.pending(in: scratch)] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// A build by somebody else has left no commands.
  func existingScratchPath(of directory: String, modules: [String], without undeclaredImports: Set<String>)
    -> String?
  {
    nil
  }

  private static func known(in scratch: String) -> String { "\(scratch)/compiler-commands.json" }

  private static func pending(in scratch: String) -> String { "\(scratch)/earlier-compiler-commands.json" }

  /// The folder for the target platform, which is the one whose name begins with `prefix`.
  private static func folder(of scratch: String, _ name: String, startingWith prefix: String) -> String {
    let folder = "\(scratch)/out/\(name)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return "\(folder)/\(names.sorted().first { $0.hasPrefix(prefix) } ?? prefix)"
  }
}
