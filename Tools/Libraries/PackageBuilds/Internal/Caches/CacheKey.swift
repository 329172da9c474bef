import Foundation
import Processes

/// The name of what is kept, made from all that it depends on: what differs in any part has another name.
struct CacheKey: Sendable {
  /// The name, which can be that of a file.
  let name: String

  /// The key of what this build of the tool makes of `facts` with `toolchain`, which counts by its version and its target.
  init(of facts: some Encodable, with toolchain: Toolchain) {
    let all = Facts(tool: Self.tool, version: toolchain.version, target: toolchain.target, facts: facts)
    name = Self.checksum(of: all)
  }

  /// A checksum of all that `facts` hold.
  static func checksum(of facts: some Encodable) -> String {
    let encoder = JSONEncoder()
    // Members of dictionaries have another order in each run.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Named(type: "\(type(of: facts))", facts: facts)) else {
      // Numbers that are not finite are all that cannot be written; such facts equal nothing.
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
