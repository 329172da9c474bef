import Foundation
public import Processes
public import Surfaces

/// All that an entry of a cache depends on: what differs in any part has another name.
public struct CacheKey: Sendable {
  private let parts: [String]

  private init(_ parts: [String]) {
    self.parts = parts
  }

  /// The key of what this build of the tool reads with `toolchain` and `options`.
  public init(_ toolchain: Toolchain, _ options: Set<SurfaceOption>) {
    self.init([Self.tool, toolchain.version, toolchain.target, options.map { "\($0)" }.sorted().joined()])
  }

  /// The key of what also depends on `more`.
  public func adding(_ more: [String]) -> CacheKey { CacheKey(parts + more) }

  /// The name of the entry.
  public var name: String {
    // The length of each part keeps two of them from passing for one.
    Checksum.of(parts.map { "\($0.utf8.count):\($0)" }.joined().utf8)
  }

  private static let tool = ToolIdentity(of: Bundle.main.executablePath ?? CommandLine.arguments[0]).text
}
