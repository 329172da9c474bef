import Foundation
import PublicAPI

extension PackageManifest {
  /// The folder of `target` in the package in `package`; nil if it is in none of the usual places.
  func folder(of target: String, in package: String) -> String? {
    places(of: target).map { "\(package)/\($0)" }.first(where: FileManager.default.fileExists)
  }

  /// The possible folders of `target`, relative to the package.
  func places(of target: String) -> [String] {
    let roots = ["Sources", "Source", "src", "srcs"]
    // The only target of its kind may have its files directly in the folder of targets.
    let isAlone = targets.values.filter { $0.kind == targets[target]?.kind }.count == 1
    let usual = roots.map { "\($0)/\(target)" } + (isAlone ? roots : [])
    return targets[target]?.path.map { [$0] } ?? usual
  }
}
