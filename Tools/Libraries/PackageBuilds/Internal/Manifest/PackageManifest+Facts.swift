import PublicAPI

extension PackageManifest {
  /// What tells all that it says of the package and its targets from what others say.
  var facts: String {
    let targets = targets.sorted { $0.key < $1.key }.map(\.value.definition)
    return Checksum.of(([definition] + targets + enabledTraits.sorted()).joined(separator: "\0").utf8)
  }
}
