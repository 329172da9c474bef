import Foundation
import Processes

/// The package manager's own build system, which leaves its plan in the scratch folder.
struct NativeBuildSystem: BuildSystem {
  let name = BuildSystemChoice.native.rawValue

  let isShareable = true

  /// The target triple, after which it names a folder.
  let target: String

  func modes(from least: BuildMode) -> [BuildMode] {
    Array(BuildMode.allCases.drop { $0 != least })
  }

  /// What it builds has to serve its users as well, and what is planned can be moved afterwards.
  func arguments(for mode: BuildMode, headers: String?) -> [String] {
    switch mode {
    // The plan is written before the graph is drawn, and nothing is built for that.
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

  func usersScratch(of directory: String, modules: [String], without strangers: Set<String>) -> String? {
    let own = "\(directory)/.build"
    guard let text = try? String(contentsOfFile: "\(own)/debug.yaml", encoding: .utf8) else { return nil }
    let known = NativeBuildManifest(text).invocations
    func isBuilt(_ module: String) -> Bool {
      FileManager.default.fileExists(atPath: "\(own)/debug/Modules/\(module).swiftmodule")
    }
    if strangers.contains(where: isBuilt) { return nil }
    let built = modules.filter(isBuilt)
    // One that was made with other options than the usual ones would be made anew from the ground up.
    let isUsual = built.compactMap { known[$0] }.allSatisfy { $0.arguments.contains("-enable-testing") }
    return isUsual && !built.isEmpty ? own : nil
  }
}
