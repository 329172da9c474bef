/// Why nothing could be measured.
enum BenchmarkError: Error {
  case commandFailed(command: String, output: String)
  case usage(String)
}

extension BenchmarkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .commandFailed(let command, let output):
      "“\(command)” failed; it said:\n\(output.suffix(2000))"
    case .usage(let reason): "\(reason); see Tools/benchmark --help."
    }
  }
}
