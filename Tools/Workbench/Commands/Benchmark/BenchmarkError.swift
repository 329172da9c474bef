/// Why nothing could be measured.
enum BenchmarkError: Error {
  case commandFailed(command: String, output: String)
  case noSources(String)
}

extension BenchmarkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .commandFailed(let command, let output):
      "“\(command)” failed; it said:\n\(output.suffix(2000))"
    case .noSources(let package):
      "\(package) has no source of a library that could be edited; name two revisions of it."
    }
  }
}
