extension PackageManifest {
  /// Lowers the tools version to the lowest that one of `manifests` asks for.
  ///
  /// These are the texts of `Package.swift` and of every `Package@swift-5.9.swift` beside it. A toolchain takes the
  /// newest manifest that it can read, so the lowest decides who can use the package.
  public mutating func lowerToolsVersion(to manifests: [String]) {
    for version in manifests.compactMap(Self.toolsVersion) where Version(version) < Version(toolsVersion) {
      toolsVersion = version
    }
  }

  /// `5.9.0` for a text that begins with `// swift-tools-version:5.9`.
  public static func toolsVersion(of manifest: String) -> String? {
    let marker = "swift-tools-version:"
    guard let line = manifest.split(separator: "\n").first(where: { $0.contains(marker) }),
      let range = line.firstRange(of: marker)
    else { return nil }
    let text = line[range.upperBound...].drop { $0 == " " || $0 == "\t" }.prefix { $0.isNumber || $0 == "." }
    let numbers = text.split(separator: ".")
    guard !numbers.isEmpty else { return nil }
    return (numbers + ["0", "0"]).prefix(3).joined(separator: ".")
  }
}
