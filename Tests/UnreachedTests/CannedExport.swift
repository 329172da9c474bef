import Foundation
import UnreachedCode

/// An export of llvm-cov, cut down to one case of each kind, for a package in any folder.
enum CannedExport {
  static func text(package: String) throws -> String {
    let file = Bundle.module.bundleURL.appending(path: "export.json")
    return try String(contentsOf: file, encoding: .utf8).replacing("ROOT", with: package)
  }

  /// What the module `Kettle` leaves unreached.
  static func findings(source: String? = nil) throws -> [UnreachedCode] {
    let export = try CoverageExport(json: Data(text(package: "/p").utf8))
    return try export.unreached(in: [kettle], package: "/p") { _ in source }
  }

  static let kettle = Module(name: "Kettle", folder: "/p/Modules/Kettle")
}
