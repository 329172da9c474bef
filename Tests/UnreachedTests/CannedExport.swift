import Foundation
import UnreachedCode

/// An export of llvm-cov, cut down to one case of each kind, for a package in any folder.
enum CannedExport {
  static func text(package: String) throws -> String {
    let file = Bundle.module.bundleURL.appending(path: "export.json")
    return try String(contentsOf: file, encoding: .utf8).replacing("ROOT", with: package)
  }

  /// The review of an export, the canned one by default, about `module`; nobody knows the names behind the symbols.
  static func review(
    _ export: String? = nil, of module: String = "Kettle", allowance: String? = nil, source: String? = nil
  ) throws -> Review {
    try Review(
      ofExport: Data((export ?? text(package: "/p")).utf8),
      modules: [(name: module, folder: "/p/Modules/\(module)")],
      package: "/p", allowance: allowance, source: { _ in source }, demangle: { _ in [:] })
  }
}
