import Foundation
import PublicAPI

/// The version that was built last in a shared scratch folder, and its targets.
struct ScratchStamp: Codable, Equatable {
  let package: String
  /// A text with all that its manifest says.
  let manifest: String
  let targets: Set<String>

  /// Removes the products of these targets, so that another version without one of them does not find it.
  func removeTraces(in scratch: String) {
    let manager = FileManager.default
    // As long as this file exists, the package manager uses it as the plan of any version.
    try? manager.removeItem(atPath: "\(scratch)/debug.yaml")
    let modules = Set(targets.map(PackageManifest.moduleName))
    for folder in names(in: scratch) {
      let products = "\(scratch)/\(folder)/debug"
      try? manager.removeItem(atPath: "\(products)/description.json")
      for name in names(in: products) where targets.contains(owner(of: name)) {
        try? manager.removeItem(atPath: "\(products)/\(name)")
      }
      for place in ["\(products)/Modules", "\(products)/Modules-tool"] {
        for name in names(in: place) where modules.contains(String(name.prefix { $0 != "." })) {
          try? manager.removeItem(atPath: "\(place)/\(name)")
        }
      }
    }
    // Whatever plugins have written there would be compiled.
    let identity = URL(filePath: package).lastPathComponent.lowercased()
    try? manager.removeItem(atPath: "\(scratch)/plugins/outputs/\(identity)")
  }

  /// The target that a file or folder among the products is named after.
  private func owner(of name: String) -> String {
    var owner = URL(filePath: name).deletingPathExtension().lastPathComponent
    if owner.hasSuffix("-tool") { owner = String(owner.dropLast(5)) }
    return owner
  }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
