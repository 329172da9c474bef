import PublicAPI

extension PackageManifest {
  /// A text with all that the manifest says about the package and its targets.
  var facts: String {
    let targets = targets.sorted { $0.key < $1.key }.map(\.value.definition)
    return Checksum.of(([definition] + targets + enabledTraits.sorted()).joined(separator: "\0").utf8)
  }
}
