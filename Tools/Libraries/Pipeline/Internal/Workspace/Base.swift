import Packages

/// The commit that is compared with.
struct Base: Sendable {
  let repository: GitRepository
  let commit: String
  /// What reports call it.
  let title: String

  /// The package in `directory` as it was.
  func source(of directory: String) -> PackageSource {
    .revision(commit: commit, repository: repository, directory: directory, title: title)
  }
}
