import Foundation
import TestSupport

/// The folder of the workspace.
let workspace = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
  .standardizedFileURL

/// Runs `body` with a reader who has a clone, a gate, a name for commits and an otherwise empty folder, and who does what
/// the page says in `folder`, which the page makes.
func withReader<Result>(
  in folder: String = "slugs", _ body: (Walk) async throws -> Result
) async throws -> Result {
  try await withTemporaryFolder { surroundings in
    let tools = surroundings.appending(path: "tools")
    let gate = BuiltProducts.command("api-check")
    try await writeScript("#!/bin/sh\nexec '\(gate)' \"$@\"\n", to: tools.appending(path: "api-check"))
    let place = surroundings.appending(path: "place")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: place.appending(path: "visibility-discipline"), withDestinationURL: workspace)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let environment = [
      "PATH": "\(tools.path):\(path)", "NO_COLOR": "1", "LC_ALL": "C.UTF-8",
      "XDG_CACHE_HOME": surroundings.appending(path: "caches").path,
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "Reader", "GIT_AUTHOR_EMAIL": "reader@example.com",
      "GIT_COMMITTER_NAME": "Reader", "GIT_COMMITTER_EMAIL": "reader@example.com",
    ]
    return try await body(
      Walk(
        place: place, folder: folder,
        environment: environment.merging(SharedModuleCache.environment) { $1 }))
  }
}
