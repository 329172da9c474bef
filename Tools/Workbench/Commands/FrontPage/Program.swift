import Foundation
import Processes

/// A program that does a part of the work.
struct Program {
  let path: String
  var directory: String?
  var environment: [String: String] = [:]

  /// Runs it and returns what it prints; `accepted` are the exit codes that mean it did its work.
  @discardableResult
  func run(_ arguments: [String], accepting accepted: Set<Int32> = [0]) throws -> Data {
    let output = try Subprocess(path, arguments, in: directory, environment: environment).run()
    guard accepted.contains(output.status) else {
      let said = output.standardError.isEmpty ? output.text : output.standardError
      throw FrontPageFailure.commandFailed(command: ([path] + arguments).joined(separator: " "), output: said)
    }
    return output.standardOutput
  }

  /// Runs it and returns what it prints as text.
  func text(_ arguments: [String], accepting accepted: Set<Int32> = [0]) throws -> String {
    String(decoding: try run(arguments, accepting: accepted), as: UTF8.self)
  }
}
