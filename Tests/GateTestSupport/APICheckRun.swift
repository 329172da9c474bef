public import Foundation
import PackageBuilds
public import Processes
import TestSupport

/// A run of the built tool.
public enum APICheckRun: Sendable {
  /// Where the built tool is.
  public static let tool = BuiltProducts.command("api-check")

  /// What the tool finds in its environment: it keeps what it builds in a folder that ends with these tests.
  public static let environment = ["NO_COLOR": "1", "XDG_CACHE_HOME": caches.path]

  /// Where the tool keeps what it builds of the package in `folder`.
  public static func cache(of folder: URL, in environment: [String: String] = environment) -> URL {
    let path = folder.resolvingSymlinksInPath().path
    let caches = environment["XDG_CACHE_HOME"].map { URL(filePath: $0) } ?? caches
    let root = CacheRoot(caches.appending(path: "api-check").path)
    return URL(filePath: CacheFolder(of: path, from: path, in: root).directory)
  }

  /// The environment of runs that keep nothing with others, who may be rid of it at any time, but in a folder beside
  /// `folder` that is called `name`; only what the toolchain declares, which takes seconds to read, and how it builds are that of all.
  public static func environmentOfItsOwn(beside folder: URL, named name: String = "caches") throws -> [String:
    String]
  {
    let own = folder.deletingLastPathComponent().appending(path: name)
    let (mine, all) = (own.appending(path: "api-check"), caches.appending(path: "api-check"))
    try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
    for name in ["toolchains", "build-systems"] {
      let shared = all.appending(path: name)
      try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: mine.appending(path: name), withDestinationURL: shared)
    }
    return ["XDG_CACHE_HOME": own.path]
  }

  private static let caches: URL = {
    atexit { try? FileManager.default.removeItem(at: APICheckRun.caches) }
    return FileManager.default.temporaryDirectory.appending(path: "api-check-tests-\(getpid())")
  }()

  /// Runs the tool in `folder`, where all relative paths begin.
  public static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) async throws -> Subprocess.Output {
    let settings = Self.environment.merging(environment) { $1 }
    return try await BlockingWork.run {
      try Subprocess(tool, arguments, in: folder.path, environment: settings).run()
    }
  }
}

extension URL {
  /// What is in the file at `path`, relative to this folder.
  public func text(of path: String) throws -> String {
    try String(contentsOf: appending(path: path), encoding: .utf8)
  }
}
