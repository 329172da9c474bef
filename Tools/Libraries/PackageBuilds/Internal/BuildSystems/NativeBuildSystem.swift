import Foundation
import Processes

/// The package manager's own build system, which leaves its plan in the scratch folder.
struct NativeBuildSystem: BuildSystem {
  let name = BuildSystemChoice.native.rawValue

  let isShareable = true

  /// The target triple, which is also the name of a folder.
  let target: String

  func modes(from least: BuildMode) -> [BuildMode] {
    Array(BuildMode.allCases.drop { $0 != least })
  }

  /// Ignores `headers`: users share its builds, and a plan can be moved to another module cache afterwards.
  func arguments(for mode: BuildMode, headers: String?) -> [String] {
    switch mode {
    // The package manager writes the plan before it prints the graph, and then builds nothing.
    case .planned: ["--print-manifest-job-graph", "--experimental-prepare-for-indexing"]
    case .lazy: ["--experimental-prepare-for-indexing"]
    case .checked: ["--experimental-prepare-for-indexing-no-lazy"]
    case .complete: []
    }
  }

  func prepare(_ scratch: String) {}

  func plan(of scratch: String, after output: String) throws -> BuildPlan {
    let path = "\(scratch)/debug.yaml"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw FileError.unreadable(path: path, reason: "the build has left no plan")
    }
    return BuildPlan(
      invocations: NativeBuildManifest(text).invocations,
      modulesDirectory: { URL(filePath: $0.modulePath).deletingLastPathComponent().path },
      moduleCache: "\(scratch)/\(target)/debug/ModuleCache",
      moduleMap: { "\(scratch)/\(target)/debug/\($0).build/module.modulemap" })
  }

  func messages(in output: String) -> String { output }

  func discardBuild(in scratch: String) {
    for name in ["build.db", "debug", target] {
      try? FileManager.default.removeItem(atPath: "\(scratch)/\(name)")
    }
  }

  func existingScratchPath(of directory: String, modules: [String], without undeclaredImports: Set<String>)
    -> String?
  {
    let own = "\(directory)/.build"
    guard let text = try? String(contentsOfFile: "\(own)/debug.yaml", encoding: .utf8) else { return nil }
    let known = NativeBuildManifest(text).invocations
    func isBuilt(_ module: String) -> Bool {
      FileManager.default.fileExists(atPath: "\(own)/debug/Modules/\(module).swiftmodule")
    }
    if undeclaredImports.contains(where: isBuilt) { return nil }
    let built = modules.filter(isBuilt)
    // A build with unusual options would be made again from the start.
    let isUsual = built.compactMap { known[$0] }.allSatisfy { $0.arguments.contains("-enable-testing") }
    return isUsual && !built.isEmpty ? own : nil
  }
}
