import Foundation

/// The compiler and its companions, all of one release.
public struct Toolchain: Sendable, Hashable {
  /// The package manager's front door: `swift`.
  public let swift: String
  /// The compiler without its driver.
  public let frontend: String
  /// The tool that writes symbol graphs.
  public let extractor: String
  /// The tool that prints a module as an editor shows it, where the toolchain has it.
  public let synthesizer: String?
  /// The triple that the compiler targets by default.
  public let target: String
  /// What the compiler calls itself, as one line.
  public let version: String

  /// Finds the toolchain of the `swift` in `PATH`.
  ///
  /// Throws a ``ToolchainError`` if there is none or a part is missing.
  public static func find() throws -> Toolchain {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard
      let swift = folders.map({ "\($0)/swift" }).first(where: FileManager.default.isExecutableFile(atPath:))
    else { throw ToolchainError.notFound(tool: "swift", place: "PATH") }
    let output = try Subprocess(swift, ["-print-target-info"]).run()
    guard output.succeeded, let info = try? JSONDecoder().decode(TargetInfo.self, from: output.standardOutput)
    else { throw ToolchainError.noTargetInfo(swift: swift, message: output.standardError) }
    return try Toolchain(swift: swift, info: info)
  }

  private init(swift: String, info: TargetInfo) throws {
    // The resources lie in `usr/lib/swift` of the toolchain, also where `swift` itself is a version switcher.
    let resources = URL(filePath: info.paths.runtimeResourcePath)
    let tools = resources.deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin").path
    func tool(_ name: String) throws -> String {
      let path = "\(tools)/\(name)"
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw ToolchainError.notFound(tool: name, place: tools)
      }
      return path
    }
    self.swift = swift
    frontend = try tool("swift-frontend")
    extractor = try tool("swift-symbolgraph-extract")
    synthesizer = try? tool("swift-synthesize-interface")
    target = info.target.triple
    version = info.compilerVersion
  }
}

/// What `swift -print-target-info` says, as far as it is of use here.
private struct TargetInfo: Decodable {
  struct Target: Decodable {
    let triple: String
  }
  struct Paths: Decodable {
    let runtimeResourcePath: String
  }

  let compilerVersion: String
  let target: Target
  let paths: Paths
}
