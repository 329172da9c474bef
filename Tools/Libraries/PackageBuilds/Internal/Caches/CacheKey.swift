import Foundation
import Processes

/// The name of a stored result, made from all that the result depends on: if any part differs, so does the name.
struct CacheKey: Sendable {
  /// The name, which can be used as a file name.
  let name: String

  /// The key of what this build of the tool makes of `facts` with `toolchain`, by whose version and target it counts.
  init(of facts: some Encodable, with toolchain: Toolchain) {
    let all = Facts(tool: Self.tool, version: toolchain.version, target: toolchain.target, facts: facts)
    name = Self.checksum(of: all)
  }

  /// A checksum of `facts`.
  static func checksum(of facts: some Encodable) -> String {
    let encoder = JSONEncoder()
    // The order of a dictionary differs from run to run.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Named(type: "\(type(of: facts))", facts: facts)) else {
      // Only numbers that are not finite cannot be encoded; such facts get a key of their own.
      return UUID().uuidString
    }
    return Checksum.of(data)
  }

  private static let tool = ToolIdentity(of: Bundle.main.executablePath ?? CommandLine.arguments[0]).text

  private struct Facts<Value: Encodable>: Encodable {
    let tool: String
    let version: String
    let target: String
    let facts: Value
  }

  private struct Named<Value: Encodable>: Encodable {
    let type: String
    let facts: Value
  }
}
