import Foundation
import Processes
import PublicAPI
import Syntax

/// What compilers make of the headers behind Foundation, which takes longer than most modules do, for each language mode.
struct FoundationHeaders {
  /// That of the package, and that of its clients.
  private let modes: Set<String>
  private let moduleCache: String
  private let toolchain: Toolchain
  private let progress: ProgressLog

  /// Finds what compilers will need for these `targets` of the package in `package`; nil if they need nothing of it, or if an
  /// earlier run has left it.
  init?(for targets: [String], of manifest: PackageManifest, in package: String, by reader: ModuleReader) {
    // It can come with an SDK, and a build system can keep a cache of its own.
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

  /// Compiles them; who needs them before waits for that, and who cannot compile them says so.
  func precompile() {
    for mode in modes.sorted() {
      try? Interruption.withTemporaryFolder { folder in
        let source = "\(folder)/Headers.swift"
        try AtomicFiles.write([(source, "import Foundation\n")])
        // The same arguments as those of modules and clients, as far as headers depend on them.
        var arguments = ["-frontend", "-typecheck", "-target", toolchain.target, "-swift-version", mode]
        arguments += ["-module-cache-path", moduleCache, "-Xcc", "-g", source]
        _ = try Subprocess(toolchain.frontend, arguments).run(progress: progress)
      }
    }
  }
}

extension PackageManifest {
  /// Whether a file of `target` in the package in `package` says so.
  fileprivate func importsFoundation(in target: String, of package: String) -> Bool {
    guard let folder = folder(of: target, in: package) else { return false }
    return (FileManager.default.subpaths(atPath: folder) ?? []).contains { file in
      guard file.hasSuffix(".swift"), let source = FileManager.default.contents(atPath: "\(folder)/\(file)")
      else { return false }
      return source.holds("import Foundation")
    }
  }
}
