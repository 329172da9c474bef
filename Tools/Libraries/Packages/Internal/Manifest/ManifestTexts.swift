import Foundation

/// The texts of all manifests of a package: one may stand beside another for older or newer toolchains.
struct ManifestTexts {
  /// In the order of their names.
  let texts: [String]
  /// Which of them a toolchain takes depends on what they are called.
  let names: [String]

  /// Those of the package in `directory`.
  init(in directory: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    self.names = names.filter {
      $0 == "Package.swift" || $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")
    }.sorted()
    texts = self.names.compactMap {
      try? String(contentsOfFile: "\(directory)/\($0)", encoding: .utf8)
    }
  }

  /// Whether nothing decides on what they say but themselves and the environment: they ask for no place, and import
  /// nothing that could read a file.
  var dependOnNothingElse: Bool {
    texts.allSatisfy { text in
      let imported = text.matches(of: #/\bimport[ \t]+(?:\w+[ \t]+)?(\w+)/#)
      return imported.allSatisfy { ["PackageDescription", "CompilerPluginSupport"].contains($0.output.1) }
        && !text.contains(#/\bContext\b|\bCommandLine\b|\breadLine\b|#file|#line/#)
    }
  }
}
