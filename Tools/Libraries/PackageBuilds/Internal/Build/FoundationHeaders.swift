import Foundation
import Processes
import PublicAPI
import Syntax

/// Fills the module cache with the headers behind Foundation, for each language mode.
///
/// Compiling them takes longer than compiling most modules.
struct FoundationHeaders {
  /// The language modes of the package and of its clients.
  private let modes: Set<String>
  private let moduleCache: String
  private let toolchain: Toolchain
  private let progress: ProgressLog

  /// Makes the value for `targets` of the package in `package`; nil if they need none, or if the cache is not empty.
  init?(for targets: [String], of manifest: PackageManifest, in package: String, by reader: ModuleReader) {
    // Foundation can come with an SDK, and a build system can use a module cache of its own.
    guard reader.request.variation.sdk == nil, reader.toolchain.folder(ofModule: "Foundation") != nil,
      reader.buildSystem.modes(from: .planned).contains(.planned),
      (try? FileManager.default.contentsOfDirectory(atPath: reader.moduleCache))?.isEmpty == true,
      targets.contains(where: { manifest.importsFoundation(in: $0, of: package) })
    else { return nil }
    modes = [manifest.languageMode, "6"]
    moduleCache = reader.moduleCache
    toolchain = reader.toolchain
    progress = reader.progress
  }

  /// Compiles the headers; a compiler that needs them meanwhile waits, and one that cannot compile them reports errors.
  func precompile() {
    for mode in modes.sorted() {
      try? Interruption.withTemporaryFolder { folder in
        let source = "\(folder)/Headers.swift"
        try AtomicFiles.write([(source, "import Foundation\n")])
        // The arguments are the same as for modules and clients, as far as cache entries depend on them.
        var arguments = ["-frontend", "-typecheck", "-target", toolchain.target, "-swift-version", mode]
        arguments += ["-module-cache-path", moduleCache, "-Xcc", "-g", source]
        _ = try Subprocess(toolchain.frontend, arguments).run(progress: progress)
      }
    }
  }
}

extension PackageManifest {
  /// Whether a file of `target` in the package in `package` imports Foundation.
  fileprivate func importsFoundation(in target: String, of package: String) -> Bool {
    guard let folder = folder(of: target, in: package) else { return false }
    return (FileManager.default.subpaths(atPath: folder) ?? []).contains { file in
      guard file.hasSuffix(".swift"), let source = FileManager.default.contents(atPath: "\(folder)/\(file)")
      else { return false }
      return source.holds("import Foundation")
    }
  }
}
