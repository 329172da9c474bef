import Foundation
import PublicAPI

/// A target in C, as Swift code imports it.
struct ClangTarget {
  private let name: String
  private let includes: String
  let moduleMap: String
  private let headers: ModuleHeaders
  private let exports: Set<String>

  /// The target called `name` of the package in `package`, built as `plan` says; nil where Swift cannot import
  /// it: it has no module map, or one that names other modules.
  init?(_ name: String, of manifest: PackageManifest, in package: String, plan: BuildPlan) {
    guard let target = manifest.targets[name], target.kind == "regular",
      let folder = manifest.folder(of: name, in: package)
    else { return nil }
    let module = PackageManifest.moduleName(of: name)
    self.name = module
    includes = URL(filePath: "\(folder)/\(target.publicHeaders ?? "include")").standardizedFileURL.path
    // Where it has none, the package manager has made one, under the one name or the other.
    let maps = ["\(includes)/module.modulemap", plan.moduleMap(name), plan.moduleMap(module)]
    moduleMap = maps.first(where: FileManager.default.fileExists) ?? maps[1]
    guard let map = ModuleMap(moduleMap), map.modules.contains(module) else { return nil }
    headers = ModuleHeaders(
      folder: URL(filePath: folder).standardizedFileURL.path, named: map.headers,
      explicitModules: map.explicitModules.map { "\(module).\($0)" })
    exports = map.exports
  }

  /// What code needs that imports the module.
  var flags: [String] { ["-Xcc", "-fmodule-map-file=\(moduleMap)", "-Xcc", "-I\(includes)"] }

  /// The module, whose headers may include those of `others` and for that also need `flags`.
  func module(for target: String, including others: [ClangTarget], _ flags: [String]) -> BuiltModule {
    let all = self.flags + others.flatMap(\.flags) + flags
    var module = BuiltModule(name: name, modulesDirectory: includes, importFlags: all, target: target)
    let given = others.filter { exports.contains("*") || exports.contains($0.name) }
    module.headers = headers
    module.headers?.given = Dictionary(given.map { ($0.name, $0.headers.folder) }) { $1 }
    return module
  }
}
