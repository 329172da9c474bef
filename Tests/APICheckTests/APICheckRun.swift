import Foundation
import Processes
import TestSupport

/// A run of the built tool.
enum APICheckRun {
  /// Where the built tool is.
  static let tool = Bundle.module.bundleURL.deletingLastPathComponent().appending(path: "api-check").path

  /// Runs the tool in `folder`, where all relative paths begin.
  static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) async throws -> Subprocess.Output {
    let settings = ["NO_COLOR": "1"].merging(environment) { $1 }
    return try await BlockingWork.run {
      try Subprocess(tool, arguments, in: folder.path, environment: settings).run()
    }
  }
}

extension URL {
  /// Writes `files`, by path, into the folder.
  func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: appending(path: path), encoding: .utf8)
  }
}
