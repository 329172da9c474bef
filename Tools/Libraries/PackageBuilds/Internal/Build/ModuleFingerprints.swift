import Foundation
import Processes
import PublicAPI

/// Makes checksums of the compiled modules of a build, with all that they import.
struct ModuleFingerprints {
  private let manifest: PackageManifest
  private let compiled: Set<String>
  private let targets: [String: String]
  private var checksums: [String: String] = [:]

  /// The fingerprints of the package's modules; `plan` compiles those in Swift.
  init(_ manifest: PackageManifest, _ plan: BuildPlan) {
    self.manifest = manifest
    compiled = Set(plan.invocations.keys)
    targets = Dictionary(
      manifest.targets.keys.map { (PackageManifest.moduleName(of: $0), $0) }, uniquingKeysWith: { $1 })
  }

  /// The fingerprint of `module`; nil if it may depend on more than compiled modules and headers.
  mutating func fingerprint(of module: BuiltModule) -> String? {
    guard let target = targets[module.name], let headers = HeaderSearch(module.importFlags) else {
      return nil
    }
    let included = checksums(of: headers)
    // A C module depends on nothing but its headers and those that they include.
    if module.headers != nil { return Checksum.of("\(module) \(included)".utf8) }
    let own = Set(manifest.dependencies(of: target).filter { manifest.targets[$0] != nil } + [target])
    let names = Set(own.map(PackageManifest.moduleName)).intersection(compiled)
    var folders: [String: String] = [:]
    for folder in [module.modulesDirectory] + headers.moduleFolders {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for file in files where file.hasSuffix(".swiftmodule") {
        let name = String(file.dropLast(12))
        folders[name] = folders[name] ?? folder
      }
    }
    let present = Set(folders.keys)
    guard names.isSubset(of: present) else { return nil }
    // No manifest tells which modules of other packages this one imports, so all of them count.
    let imported = present.filter { targets[$0] == nil }.union(names).sorted()
    // The locations of declarations are in a file beside the compiled module.
    let parts = imported.flatMap { name in
      let files = ModuleFiles(of: name, in: folders[name] ?? "", for: module.target)
      return [files.module, files.places].map { checksum(of: $0) }
    }
    return Checksum.of("\(module) \(imported) \(parts) \(included)".utf8)
  }

  private mutating func checksums(of headers: HeaderSearch) -> [String] {
    headers.contentsWithIncludes.map { "\($0) \(checksum(of: $0))" }
  }

  private mutating func checksum(of path: String) -> String {
    if let known = checksums[path] { return known }
    let checksum = Checksum.of(file: path) ?? "missing"
    checksums[path] = checksum
    return checksum
  }
}
