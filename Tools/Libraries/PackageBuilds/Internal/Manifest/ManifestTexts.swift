import Foundation
import Processes
import PublicAPI

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
    name == "Package.swift" || name.hasPrefix(Self.prefix) && name.hasSuffix(".swift")
  }

  /// The name of the manifest that the package manager of `toolchain` reads.
  ///
  /// That is one for just its version, or else the newest one that is not for a newer version, if it asks for newer tools
  /// than `Package.swift`.
  func name(readBy toolchain: Toolchain) -> String {
    let usual = "Package.swift"
    let own = toolchain.version.firstMatch(of: #/Swift version (\d+(?:\.\d+)*)/#)?.output.1 ?? ""
    let numbers = (own.split(separator: ".").map { String($0) } + ["0", "0"]).prefix(3)
    for count in [3, 2, 1] {
      let exact = Self.prefix + numbers.prefix(count).joined(separator: ".") + ".swift"
      if names.contains(exact) { return exact }
    }
    let versions = names.filter { $0.hasPrefix(Self.prefix) }.map {
      (name: $0, version: Version(Self.version(of: $0)))
    }
    let known = versions.filter { $0.version <= Version(own) }.max { $0.version < $1.version }
    guard let known, let tools = toolsVersion(in: known.name) else { return usual }
    return toolsVersion(in: usual).map { $0 < tools } ?? true ? known.name : usual
  }

  /// Whether the manifest called `name` asks on which platform it is.
  func asksForPlatform(in name: String) -> Bool {
    text(of: name).contains(
      #/#(?:else)?if\b[^\n]*\b(?:os|canImport|targetEnvironment|arch)\s*\(/#.wordBoundaryKind(.simple))
  }

  private func text(of name: String) -> String { zip(names, texts).first { $0.0 == name }?.1 ?? "" }

  private func toolsVersion(in name: String) -> Version? {
    PackageManifest.toolsVersion(of: text(of: name)).map { Version($0) }
  }

  private static let prefix = "Package@swift-"

  private static func version(of name: String) -> String {
    String(name.dropFirst(prefix.count).dropLast(".swift".count))
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
