import BuildSystems
import Foundation
import Manifests
import Processes
import Syntax

/// What compilers make of the headers behind Foundation, which takes longer than most modules do, for each language mode.
struct FoundationHeaders {
  /// That of the package, and that of its clients.
  private let modes: Set<String>
  private let moduleCache: String
  private let toolchain: Toolchain
  private let progress: ProgressLog

  /// Finds what compilers will need for `version`; nil if they need nothing of it, or if an earlier run has left it.
  init?(of version: any OpenedVersion, by reader: ModuleReader) {
    // It can come with an SDK, and a build system can keep a cache of its own.
    guard reader.variation.sdk == nil, reader.toolchain.folder(ofModule: "Foundation") != nil,
      reader.buildSystem.modes(from: .planned).contains(.planned),
      (try? FileManager.default.contentsOfDirectory(atPath: reader.moduleCache))?.isEmpty == true,
      version.importsFoundation
    else { return nil }
    modes = [version.manifest.languageMode, "6"]
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

extension OpenedVersion {
  /// Whether a file of one of the libraries says so.
  fileprivate var importsFoundation: Bool {
    manifest.libraryTargets.compactMap { manifest.folder(of: $0, in: sourceRoot) }.contains { folder in
      (FileManager.default.subpaths(atPath: folder) ?? []).contains { file in
        guard file.hasSuffix(".swift"), let source = FileManager.default.contents(atPath: "\(folder)/\(file)")
        else { return false }
        return source.holds("import Foundation")
      }
    }
  }
}
