import Foundation
import PublicAPI
import Syntax

extension PackageManifest {
  /// The modules that sources of the libraries in `package` import only if they exist, without depending on them.
  ///
  /// Clients do not get these modules with the library.
  func undeclaredImports(in package: String) -> Set<String> {
    ownDependencies(of: libraryTargets).reduce(into: []) { found, target in
      let own = dependencies(of: target).union([target]).map(Self.moduleName)
      found.formUnion(modulesTried(by: target, in: package).subtracting(own))
    }
  }

  private func modulesTried(by target: String, in package: String) -> Set<String> {
    guard
      let folder = folder(of: target, in: package).map({ URL(filePath: $0).resolvingSymlinksInPath().path })
    else { return [] }
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".swift") }.reduce(into: []) { found, name in
      guard let data = try? Data(contentsOf: URL(filePath: "\(folder)/\(name)"), options: .alwaysMapped),
        data.holds("canImport")
      else { return }
      let text = String(decoding: data, as: UTF8.self)
      found.formUnion(text.matches(of: #/canImport\(\s*(\w+)/#).map { String($0.output.1) })
    }
  }
}
