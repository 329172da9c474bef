/// Where a version of a package is to be found.
public enum PackageSource: Sendable {
  /// The files of the package in `directory` as they are now.
  case workingTree(directory: String, title: String)
  /// The files of the package in `directory` as they were in a commit of the repository around it.
  case revision(commit: String, repository: GitRepository, directory: String, title: String)

  /// What the version is, for people.
  var title: String {
    switch self {
    case .workingTree(_, let title), .revision(_, _, _, let title): title
    }
  }

  /// The commit, if that is what the version is.
  var commit: String? {
    if case .revision(let commit, _, _, _) = self { commit } else { nil }
  }
}
