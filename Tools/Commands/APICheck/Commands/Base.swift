import Packages

/// The commit that is compared with.
struct Base {
  let repository: GitRepository
  let commit: String
  /// What reports call it.
  let title: String
}
