import Foundation
import PublicAPI

extension ModuleReading {
  /// A target of the package in `package` for which no build has told of a module.
  static func uncompiled(_ target: String, of manifest: PackageManifest, in package: String) -> ModuleReading
  {
    let kind = manifest.targets[target]?.kind ?? "regular"
    let folder = manifest.folder(of: target, in: package).map {
      URL(filePath: $0).resolvingSymlinksInPath().path
    }
    let files = folder.flatMap { FileManager.default.enumerator(atPath: $0)?.allObjects as? [String] } ?? []
    // One in C may have files for other tools beside its own.
    let isInSwift =
      files.contains { $0.hasSuffix(".swift") }
      && !files.contains { $0.hasSuffix(".h") || $0.hasSuffix(".c") }
    return kind == "regular" && isInSwift
      ? .failed(reason: "the build does not say how it is compiled") : .withoutSwift(kind: kind)
  }

  /// A target for which the compiler makes no Swift module; `kind` is the manifest's word for it, or `C++`.
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
