import Foundation
import PublicAPI

extension ModuleReading {
  /// The reading of a target of the package in `package` for which the build has no module.
  static func uncompiled(_ target: String, of manifest: PackageManifest, in package: String) -> ModuleReading
  {
    let kind = manifest.targets[target]?.kind ?? "regular"
    let folder = manifest.folder(of: target, in: package).map {
      URL(filePath: $0).resolvingSymlinksInPath().path
    }
    let files = folder.flatMap { FileManager.default.enumerator(atPath: $0)?.allObjects as? [String] } ?? []
    // A C target may also have files for other tools.
    let isInSwift =
      files.contains { $0.hasSuffix(".swift") }
      && !files.contains { $0.hasSuffix(".h") || $0.hasSuffix(".c") }
    return kind == "regular" && isInSwift
      ? .failed(reason: "the build does not say how it is compiled") : .withoutSwift(kind: kind)
  }

  /// The reading of a target without a Swift module; `kind` is its kind in the manifest, or `C++`.
  static func withoutSwift(kind: String) -> ModuleReading {
    switch kind {
    case "system": .notCompared(reason: "a system library, whose headers are not compared")
    case "binary": .notCompared(reason: "a binary target, whose surface its vendor decides")
    case "C++": .notCompared(reason: "a target in C++, which is for clients with C++ interoperability only")
    case "macro": .notCompared(reason: "a macro's implementation, which runs at build time")
    default:
      .notCompared(reason: "nothing that Swift code can import (no module map, or no code for this platform)")
    }
  }
}
