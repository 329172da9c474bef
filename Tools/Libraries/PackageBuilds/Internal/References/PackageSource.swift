/// The files of a package to build.
enum PackageSource: Sendable {
  /// The files in a directory, as they are now.
  case tree(String, title: String)
  /// The files of a commit.
  case commit(NamedCommit)

  /// The version's name for people.
  var title: String {
    switch self {
    case .tree(_, let title): title
    case .commit(let commit): commit.title
    }
  }

  /// The full hash of the commit, if it is one.
  var commit: String? {
    if case .commit(let commit) = self { commit.commit } else { nil }
  }
}
