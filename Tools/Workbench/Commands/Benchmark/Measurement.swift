import Foundation
import Processes

/// What one run of a command took.
struct Measurement {
  let seconds: Double
  /// The bytes that the largest of its processes held.
  let peakMemory: Int

  /// The faster one of two runs of the same command.
  func faster(_ other: Self) -> Self { seconds < other.seconds ? self : other }

  /// Runs a command and measures it; `accepted` are the exit codes that mean it did its work.
  static func of(_ executable: String, _ arguments: [String], in directory: String, accepted: Set<Int32>)
    throws -> Self
  {
    let start = ContinuousClock.now
    let output = try Subprocess(executable, arguments, in: directory).run()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    guard accepted.contains(output.status) else {
      throw BenchmarkError.commandFailed(
        command: ([executable] + arguments).joined(separator: " "), output: output.standardError)
    }
    return Measurement(seconds: seconds, peakMemory: output.peakMemory)
  }
}
