import Foundation
import PublicAPI

/// What a manifest says if it is the same wherever the package lies.
struct PortableManifest: Codable {
  /// The manifest; nil if it names places on this machine.
  let manifest: PackageManifest?

  /// What was read of `manifest` in `directory`.
  init(_ manifest: PackageManifest, in directory: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let text = String(decoding: try encoder.encode(manifest), as: UTF8.self)
    let isBound = !manifest.localDependencies.isEmpty || text.contains(directory)
    self.manifest = isBound ? nil : manifest
  }
}
