import Foundation
public import Processes

/// Which build system a package is built with.
public enum BuildSystemChoice: String, CaseIterable, Sendable, Codable {
  /// The build system that writes its plan to a file.
  case native
  /// Swift Build, the default from Swift 6.4 on.
  case swiftbuild

  /// The default build system of a toolchain.
  ///
  /// The path in which it would put products shows which one it is. The package manager is asked for that path once,
  /// about a package that is made for this purpose.
  init(ofDefaultIn toolchain: Toolchain, caches: CacheRoot, progress: ProgressLog) {
    let cache = ResultCache(in: caches, toolchain, about: "build-systems")
    defer { cache.removeOldest(allBut: 20) }
    self = (try? cache.result(of: DefaultBuildSystem(of: toolchain), using: progress)) ?? .native
  }

  /// The build system, which builds with `toolchain`.
  public func system(of toolchain: Toolchain) -> any BuildSystem {
    switch self {
    case .native: NativeBuildSystem(target: toolchain.target)
    case .swiftbuild: SwiftBuildSystem()
    }
  }
}

/// Asks the package manager of a toolchain which build system it prefers.
private struct DefaultBuildSystem: CachedWork {
  private struct Unknown: Error {}

  private let toolchain: Toolchain
  /// The stamp of the package manager, which can be a script that chooses another build system once it is edited.
  private let stamp: FileStamp?

  init(of toolchain: Toolchain) {
    self.toolchain = toolchain
    stamp = FileStamp(of: toolchain.swift)
  }

  func result(using progress: ProgressLog) throws -> BuildSystemChoice {
    try Interruption.withTemporaryFolder { folder in
      let manifest = """
        // swift-tools-version:5.5
        import PackageDescription
        let package = Package(name: "Question", targets: [.target(name: "Question")])

        """
      try AtomicFiles.write([("\(folder)/Package.swift", manifest)])
      let output = try toolchain.askPackageManager(
        to: "build", ["--show-bin-path"], in: folder, progress: progress)
      guard output.succeeded else { throw Unknown() }
      let path = String(decoding: output.standardOutput, as: UTF8.self)
      return path.contains("/out/Products/") ? .swiftbuild : .native
    }
  }
}
