/// Why nothing can be measured.
enum MutationFailure: Error, CustomStringConvertible {
  case noClone(String, message: String)
  case noSources(String)
  case doesNotBuild(String, message: String)

  var description: String {
    switch self {
    case .noClone(let package, let message):
      "\(package) cannot be cloned; name the folder of a git repository. Git said: \(message)"
    case .noSources(let folder): "There is no Swift file in \(folder); say where they are with --sources."
    case .doesNotBuild(let package, let message):
      "\(package) does not build with its tests as it is, so no edit can be judged; mend it first.\n\(message)"
    }
  }
}
