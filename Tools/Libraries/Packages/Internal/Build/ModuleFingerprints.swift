import Foundation
import Processes

/// What tells the compiled modules of a build, with all that they import, from every other ones.
struct ModuleFingerprints {
  private let manifest: PackageManifest
  private let targets: [String: String]
  private var checksums: [String: String] = [:]

  init(_ manifest: PackageManifest) {
    self.manifest = manifest
    targets = Dictionary(
      manifest.targets.keys.map { (PackageManifest.moduleName(of: $0), $0) }, uniquingKeysWith: { $1 })
  }

  /// The fingerprint of `module`; nil if it may depend on something else than compiled modules, such as headers.
  mutating func fingerprint(of module: BuiltModule) -> String? {
    // Every other one is the value of the one before.
    let harmless: Set<String> = ["-module-cache-path", "-sdk"]
    guard let target = targets[module.name],
      module.importFlags.enumerated().allSatisfy({ !$0.isMultiple(of: 2) || harmless.contains($1) })
    else { return nil }
    let own = Set(manifest.dependencies(of: target).filter { manifest.targets[$0] != nil } + [target])
    let names = Set(own.map(PackageManifest.moduleName))
    let files = (try? FileManager.default.contentsOfDirectory(atPath: module.modulesDirectory)) ?? []
    let present = Set(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
    guard names.isSubset(of: present) else { return nil }
    // Modules of other packages count whether or not this one imports them: no manifest tells.
    let imported = present.filter { targets[$0] == nil }.union(names).sorted()
    // The places of declarations are beside the compiled module.
    let parts = imported.flatMap { name in
      ["swiftmodule", "swiftsourceinfo"].map { checksum(of: "\(module.modulesDirectory)/\(name).\($0)") }
    }
    return Checksum.of("\(module) \(imported) \(parts)".utf8)
  }

  private mutating func checksum(of path: String) -> String {
    if let known = checksums[path] { return known }
    let checksum = Checksum.of(file: path) ?? "missing"
    checksums[path] = checksum
    return checksum
  }
}
