import Foundation

/// The texts of all manifests of a package: one may stand beside another for older or newer toolchains.
struct ManifestTexts: Encodable {
  /// In the order of their names.
  let texts: [String]
  /// Which of them a toolchain takes depends on what they are called.
  let names: [String]

  /// Those of the package in `directory`.
  init(in directory: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    self.names = names.filter(Self.isManifest).sorted()
    texts = self.names.compactMap {
      try? String(contentsOfFile: "\(directory)/\($0)", encoding: .utf8)
    }
  }

  /// Whether a file called `name` in a package's folder is a manifest.
  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// What they may read of the environment.
  var environmentUse: EnvironmentUse { EnvironmentUse(ofManifests: texts) }

  /// Whether files may decide on what they say, or what other programs print.
  var mayReadFiles: Bool {
    let ways =
      #/\b(?:FileManager|FileHandle|InputStream|Bundle|Process|contentsOf\w*|fileExists|gitInformation)\b/#
      .wordBoundaryKind(.simple)
    let calls = #/\b(?:fopen|open|opendir|access|stat|readlink|popen|system|glob|posix_spawn)\(/#
      .wordBoundaryKind(.simple)
    return texts.contains { $0.contains(ways) || $0.contains(calls) }
  }

  /// Whether nothing decides on what they say but themselves: they ask for no place and no environment, and import nothing
  /// that could read a file.
  var dependOnNothingElse: Bool {
    texts.allSatisfy { text in
      let imported = text.matches(of: #/\bimport[ \t]+(?:\w+[ \t]+)?(\w+)/#.wordBoundaryKind(.simple))
      return imported.allSatisfy { ["PackageDescription", "CompilerPluginSupport"].contains($0.output.1) }
        && !text.contains(#/\bContext\b|\bCommandLine\b|\breadLine\b|#file|#line/#.wordBoundaryKind(.simple))
    }
  }
}
