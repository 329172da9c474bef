import Foundation
import Synchronization

/// The compiler and its companions, all of one release.
public struct Toolchain: Sendable, Hashable, Codable {
  /// The path of `swift`, which runs the compiler and the package manager.
  public let swift: String
  /// The path of `swift-frontend`, the compiler without its driver.
  public let frontend: String
  /// The triple that the compiler targets by default.
  public let target: String
  /// What the compiler calls itself, as one line.
  public let version: String
  private let tools: String
  private let moduleFolders: [String]
  private let resources: String

  /// Finds the toolchain of the `swift` in `PATH`.
  ///
  /// Asks `swift` about it, unless `recall` knows the toolchain by the path of `swift`. Throws if there is no `swift`,
  /// or if its toolchain lacks `swift-symbolgraph-extract`, which writes symbol graphs.
  public static func find(recall: (_ swift: String) -> Toolchain? = { _ in nil }) throws -> Toolchain {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard
      let swift = folders.map({ "\($0)/swift" }).first(where: FileManager.default.isExecutableFile(atPath:))
    else { throw ToolchainError.notFound(tool: "swift", place: "PATH") }
    return try found.withLock { found in
      let toolchain = try found[swift] ?? recall(swift) ?? Toolchain(of: swift)
      found[swift] = toolchain
      return toolchain
    }
  }

  /// The toolchains by the path of `swift`: a run asks more than once, and no answer may contradict another.
  private static let found = Mutex<[String: Toolchain]>([:])

  private init(of swift: String) throws {
    let output = try Subprocess(swift, ["-print-target-info"]).run()
    guard output.succeeded, let info = try? JSONDecoder().decode(TargetInfo.self, from: output.standardOutput)
    else { throw ToolchainError.noTargetInfo(swift: swift, message: output.standardError) }
    try self.init(swift: swift, info: info)
  }

  private init(swift: String, info: TargetInfo) throws {
    // The resources lie in the toolchain's `usr/lib/swift`, even where `swift` itself is a version switcher.
    let resources = URL(filePath: info.paths.runtimeResourcePath)
    let tools = resources.deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin").path
    self.swift = swift
    self.tools = tools
    frontend = try Self.tool("swift-frontend", in: tools)
    _ = try Self.tool("swift-symbolgraph-extract", in: tools)
    target = info.target.triple
    version = info.compilerVersion
    moduleFolders = info.paths.runtimeLibraryImportPaths ?? []
    self.resources = resources.path
  }

  /// The path of the tool called `name`, of the same release as the compiler.
  ///
  /// Throws if the toolchain has no such tool.
  public func tool(_ name: String) throws -> String { try Self.tool(name, in: tools) }

  /// The folder with the compiled module called `name` if it comes with the toolchain, or nil.
  public func folder(ofModule name: String) -> String? {
    moduleFolders.first { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
  }

  /// Whether the module called `name` comes with the toolchain as headers and a module map.
  public func hasHeaders(ofModule name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(resources)/\(name)/module.modulemap")
  }

  /// The path of the dynamic library called `name`, of the same release as the compiler, if there is one.
  public func library(_ name: String) -> String {
    #if os(macOS)
      let suffix = "dylib"
    #else
      let suffix = "so"
    #endif
    return URL(filePath: tools).deletingLastPathComponent().appending(path: "lib/lib\(name).\(suffix)").path
  }

  private static func tool(_ name: String, in folder: String) throws -> String {
    let path = "\(folder)/\(name)"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ToolchainError.notFound(tool: name, place: folder)
    }
    return path
  }
}

/// What `swift -print-target-info` says, as far as it is of use here.
private struct TargetInfo: Decodable {
  struct Target: Decodable {
    let triple: String
  }
  struct Paths: Decodable {
    let runtimeResourcePath: String
    let runtimeLibraryImportPaths: [String]?
  }

  let compilerVersion: String
  let target: Target
  let paths: Paths
}
