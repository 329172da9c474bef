/// A commit with what reports call it.
struct NamedCommit: Sendable {
  let repository: GitRepository
  /// Its full name.
  let commit: String
  let title: String
}
