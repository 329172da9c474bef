import Foundation

/// The texts of all manifests of a package, which may have several for different toolchains.
struct ManifestTexts: Encodable {
  /// The texts, in the order of their names.
  let texts: [String]
  /// The file names, which decide which manifest a toolchain takes.
  let names: [String]

  /// Reads the manifests of the package in `directory`.
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

  /// The environment variables that the manifests may read.
  var environmentUse: EnvironmentUse { EnvironmentUse(ofManifests: texts) }

  /// Whether the manifests may depend on files, or on the output of other programs.
  var mayReadFiles: Bool {
    let ways =
      #/\b(?:FileManager|FileHandle|InputStream|Bundle|Process|contentsOf\w*|fileExists|gitInformation)\b/#
      .wordBoundaryKind(.simple)
    let calls = #/\b(?:fopen|open|opendir|access|stat|readlink|popen|system|glob|posix_spawn)\(/#
      .wordBoundaryKind(.simple)
    return texts.contains { $0.contains(ways) || $0.contains(calls) }
  }

  /// Whether the manifests depend on nothing but their texts.
  ///
  /// That is so if they do not ask for a place or the environment, and import nothing that could read a file.
  var dependOnNothingElse: Bool {
    texts.allSatisfy { text in
      let imported = text.matches(of: #/\bimport[ \t]+(?:\w+[ \t]+)?(\w+)/#.wordBoundaryKind(.simple))
      return imported.allSatisfy { ["PackageDescription", "CompilerPluginSupport"].contains($0.output.1) }
        && !text.contains(#/\bContext\b|\bCommandLine\b|\breadLine\b|#file|#line/#.wordBoundaryKind(.simple))
    }
  }
}
