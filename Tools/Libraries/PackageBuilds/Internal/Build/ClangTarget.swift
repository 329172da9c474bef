import Foundation
import PublicAPI

/// A target in C as Swift code imports it.
struct ClangTarget {
  private let name: String
  private let includes: String
  let moduleMap: String
  private let headers: ModuleHeaders
  private let exports: Set<String>

  /// The target called `name` of the package in `package`, built as `plan` says; nil if Swift cannot import it.
  ///
  /// Swift cannot import a target without a module map, or with one that declares other modules.
  init?(_ name: String, of manifest: PackageManifest, in package: String, plan: BuildPlan) {
    guard let target = manifest.targets[name], target.kind == "regular",
      let folder = manifest.folder(of: name, in: package)
    else { return nil }
    let module = PackageManifest.moduleName(of: name)
    self.name = module
    includes = URL(filePath: "\(folder)/\(target.publicHeaders ?? "include")").standardizedFileURL.path
    // For a target without a module map, the package manager makes one, under the target's or the module's name.
    let maps = ["\(includes)/module.modulemap", plan.moduleMap(name), plan.moduleMap(module)]
    moduleMap = maps.first(where: FileManager.default.fileExists) ?? maps[1]
    guard let map = ModuleMap(moduleMap), map.modules.contains(module) else { return nil }
    headers = ModuleHeaders(
      folder: URL(filePath: folder).standardizedFileURL.path, named: map.headers,
      explicitModules: map.explicitModules.map { "\(module).\($0)" })
    exports = map.exports
  }

  /// The arguments with which code imports the module.
  var flags: [String] { ["-Xcc", "-fmodule-map-file=\(moduleMap)", "-Xcc", "-I\(includes)"] }

  /// The module with its `flags`, whose headers may include those of `others`.
  func module(for target: String, including others: [ClangTarget], _ flags: [String]) -> BuiltModule {
    let all = self.flags + others.flatMap(\.flags) + flags
    var module = BuiltModule(name: name, modulesDirectory: includes, importFlags: all, target: target)
    let given = others.filter { exports.contains("*") || exports.contains($0.name) }
    module.headers = headers
    module.headers?.given = Dictionary(given.map { ($0.name, $0.headers.folder) }) { $1 }
    return module
  }
}
