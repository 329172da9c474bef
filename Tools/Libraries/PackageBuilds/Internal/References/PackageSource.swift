/// The files of a package that are to be built.
enum PackageSource: Sendable {
  /// Those in a directory as they are now.
  case tree(String, title: String)
  /// Those that a commit holds.
  case commit(NamedCommit)

  /// What the version is, for people.
  var title: String {
    switch self {
    case .tree(_, let title): title
    case .commit(let commit): commit.title
    }
  }

  /// The commit's full name, if it is one.
  var commit: String? {
    if case .commit(let commit) = self { commit.commit } else { nil }
  }
}
