/// A commit with its name in reports.
struct NamedCommit: Sendable {
  let repository: GitRepository
  /// The full hash of the commit.
  let commit: String
  let title: String
}
