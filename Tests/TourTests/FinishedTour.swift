import Foundation
import Processes
import TestSupport

/// What is left of a tour that has ended.
struct FinishedTour {
  let output: String
  let errors: String
  let code: Int32

  init(_ arguments: String..., in folder: URL, variables: [String: String] = [:]) async throws {
    try await self.init(arguments, in: folder, variables: variables)
  }

  /// Runs the tour with the file at `input` on its standard input.
  init(
    _ arguments: [String], in folder: URL, variables: [String: String] = [:], input: String = "/dev/null"
  ) async throws {
    let temporary = ["TMPDIR": folder.path]
    let launch = Launch(arguments: arguments, variables: temporary.merging(variables) { $1 })
    let environment = launch.environment.map { "\($0.key)=\($0.value)" }
    let command = environment + [try Launch.executable().path] + arguments
    let result = try await BlockingWork.run {
      try Subprocess("/bin/sh", ["-c", #"exec <"$0" env -i "$@""#, input] + command).run()
    }
    code = result.status
    output = String(decoding: result.standardOutput, as: UTF8.self)
    errors = result.standardError
  }
}
