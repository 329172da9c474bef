import Foundation
import TestSupport
import Testing

/// How a test starts the tour: the binary beside the test bundle, in an environment of its own.
struct Launch {
  var arguments: [String] = []
  var variables: [String: String] = [:]

  static func executable() throws -> URL {
    let file = BuiltProducts.folder.appending(path: "tour")
    try #require(FileManager.default.isExecutableFile(atPath: file.path), "\(file.path) has not been built")
    return file
  }

  /// Only what the tour reads; what the machine prefers must not decide what a test sees.
  var environment: [String: String] {
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME", "TMPDIR"].contains($0.key)
    }
    return inherited.merging(variables) { $1 }
  }
}
