import Foundation
import Manifests

extension PackageManifest {
  /// The targets whose modules are read: those of library products and the guarded ones, each once, by name.
  var libraryTargets: [String] {
    Set(productTargets + (guardedTargets ?? [])).sorted()
  }

  /// The targets that library products name.
  var productTargets: [String] {
    products.filter { $0.kind == .library }.flatMap(\.targets)
  }

  /// The targets that could be named by a library product.
  var possibleLibraryTargets: [String] {
    targets.filter { $0.value.kind == "regular" }.keys.sorted()
  }

  /// The targets among `names` that no other one of them depends on: building these builds all.
  func roots(of names: [String]) -> [String] {
    let below = Set(names.flatMap { dependencies(of: $0) })
    return names.filter { !below.contains($0) }
  }

  /// `names`, and the targets of this package that they depend on.
  func ownDependencies(of names: [String]) -> [String] {
    Set(names + names.flatMap { dependencies(of: $0) }).filter { targets[$0] != nil }.sorted()
  }

  /// The targets of the package that `target` depends on, at any distance.
  func dependencies(of target: String) -> Set<String> {
    var found: Set<String> = []
    var open = targets[target]?.dependencies ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += targets[next]?.dependencies ?? [] }
    }
    return found
  }

  /// The folder of `target` in the checkout of the package in `package`; nil if it is in none of the usual places.
  func folder(of target: String, in package: String) -> String? {
    let roots = ["Sources", "Source", "src", "srcs"]
    // A package's only target may have its files where else the targets' folders are.
    let isAlone = targets.values.filter { $0.kind == targets[target]?.kind }.count == 1
    let usual = roots.map { "\($0)/\(target)" } + (isAlone ? roots : [])
    return (targets[target]?.path.map { [$0] } ?? usual).map { "\(package)/\($0)" }
      .first(where: FileManager.default.fileExists)
  }

  /// The name under which Swift code imports a target: signs that no identifier has become underscores.
  static func moduleName(of target: String) -> String {
    let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
