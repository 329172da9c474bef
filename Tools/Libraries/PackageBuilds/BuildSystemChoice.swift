import Foundation
public import Processes

/// Which build system a package is built with.
public enum BuildSystemChoice: String, CaseIterable, Sendable, Codable {
  /// The one that writes its plan down.
  case native
  /// Swift Build, the usual one from Swift 6.4 on.
  case swiftbuild

  /// The choice of a toolchain that nobody has told: the one in which it would put what it builds.
  ///
  /// Only where it says so tells which one that is, so it is asked once, about a package that is made for that.
  init(ofDefaultIn toolchain: Toolchain, caches: CacheRoot, progress: ProgressLog) {
    let cache = ResultCache(in: caches, toolchain, about: "build-systems")
    defer { cache.removeOldest(allBut: 20) }
    self = (try? cache.result(of: DefaultBuildSystem(of: toolchain), using: progress)) ?? .native
  }

  /// The build system itself, which builds with `toolchain`.
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
  /// The package manager can be a script, which says something else once it is edited.
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
