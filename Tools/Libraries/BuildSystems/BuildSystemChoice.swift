public import Caches
import Foundation
public import Processes

/// Which build system a package is built with.
public enum BuildSystemChoice: String, CaseIterable, Sendable {
  /// The one that writes its plan down.
  case native
  /// Swift Build, the usual one from Swift 6.4 on.
  case swiftbuild

  private struct Unknown: Error {}

  /// The choice of a toolchain that nobody has told: the one in which it would put what it builds.
  ///
  /// Only where it says so tells which one that is, so it is asked once, about a package that is made for that.
  public init(ofDefaultIn toolchain: Toolchain, caches: CacheRoot, progress: ProgressLog) {
    let cache = AnswerCache(in: caches, toolchain, about: "build-systems")
    defer { cache.removeOldest(allBut: 20) }
    let name = try? cache.answer(to: toolchain.swift, about: []) {
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
        return (path.contains("/out/Products/") ? Self.swiftbuild : .native).rawValue
      }
    }
    self = name.flatMap(Self.init) ?? .native
  }

  /// The build system itself, which builds with `toolchain`.
  public func system(of toolchain: Toolchain) -> any BuildSystem {
    switch self {
    case .native: NativeBuildSystem(target: toolchain.target)
    case .swiftbuild: SwiftBuildSystem()
    }
  }
}
