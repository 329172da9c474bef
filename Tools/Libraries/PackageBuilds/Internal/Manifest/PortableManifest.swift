import Foundation
import PublicAPI

/// A manifest that is the same wherever the package is.
struct PortableManifest: Codable {
  /// The manifest; nil if it depends on paths of this machine.
  let manifest: PackageManifest?

  /// Makes the value from `manifest`, which was read in `directory`.
  init(_ manifest: PackageManifest, in directory: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let text = String(decoding: try encoder.encode(manifest), as: UTF8.self)
    let isBound = !manifest.localDependencies.isEmpty || text.contains(directory)
    self.manifest = isBound ? nil : manifest
  }
}
