import Foundation
import GateTestSupport
import Processes
import TestSupport

/// The shell that is on every machine, without anybody's settings.
enum Bash {
  /// Runs `script` in `folder`; the tool is its `$0`.
  static func run(
    _ script: String, in folder: URL, environment: [String: String] = [:]
  ) async throws -> Subprocess.Output {
    let settings = APICheckRun.environment.merging(environment) { $1 }
    return try await BlockingWork.run {
      try Subprocess(
        "/bin/bash", ["--noprofile", "--norc", "-c", script, APICheckRun.tool], in: folder.path,
        environment: settings
      ).run()
    }
  }
}
