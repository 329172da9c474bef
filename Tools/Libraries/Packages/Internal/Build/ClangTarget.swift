import BuildSystems
import Foundation
import Manifests

/// A target in C, as Swift code imports it.
struct ClangTarget {
  private let name: String
  private let includes: String
  let moduleMap: String
  private let headers: ModuleHeaders

  /// The target called `name` of the package in `package`, built as `plan` says; nil where Swift cannot import
  /// it: it has no module map, or one that names other modules.
  init?(_ name: String, of manifest: PackageManifest, in package: String, plan: BuildPlan) {
    guard let target = manifest.targets[name], target.kind == "regular",
      let folder = manifest.folder(of: name, in: package)
    else { return nil }
    self.name = PackageManifest.moduleName(of: name)
    includes = URL(filePath: "\(folder)/\(target.publicHeaders ?? "include")").standardizedFileURL.path
    let own = "\(includes)/module.modulemap"
    // Where there is none, the package manager has made one.
    moduleMap = FileManager.default.fileExists(atPath: own) ? own : plan.moduleMap(name)
    guard let map = ModuleMap(moduleMap), map.modules.contains(self.name) else { return nil }
    headers = ModuleHeaders(folder: URL(filePath: folder).standardizedFileURL.path, named: map.headers)
  }

  /// What code needs that imports the module.
  var flags: [String] { ["-Xcc", "-fmodule-map-file=\(moduleMap)", "-Xcc", "-I\(includes)"] }

  /// The module, which also needs `flags` for the modules that its headers include.
  func module(for target: String, _ flags: [String]) -> BuiltModule {
    var module = BuiltModule(
      name: name, modulesDirectory: includes, importFlags: self.flags + flags, target: target)
    module.headers = headers
    return module
  }
}
