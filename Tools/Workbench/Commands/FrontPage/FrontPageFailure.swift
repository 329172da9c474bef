/// Why the front page could not be made.
enum FrontPageFailure: Error {
  case commandFailed(command: String, output: String)
  case unreadable(path: String, reason: String)
  case noChanges(folder: String)
}

extension FrontPageFailure: CustomStringConvertible {
  var description: String {
    switch self {
    case .commandFailed(let command, let output): "“\(command)” failed; it said:\n\(output.suffix(2000))"
    case .unreadable(let path, let reason): "\(path) cannot be read (\(reason)); restore it from git."
    case .noChanges(let folder): "\(folder) holds no changes with sources; restore it from git."
    }
  }
}
