import Processes

/// Finds out what references to versions of a package mean.
struct ReferenceResolver: Sendable {
  /// The package's directory.
  let package: String
  /// Whether a revision is that very commit, also where the other side grew from an earlier one; a tag always is.
  let isExact: Bool
  let progress: ProgressLog

  /// Where the version is that `reference` means.
  func place(of reference: Reference) throws -> Place {
    switch reference {
    case .workingTree: return .package(package, title: "working tree")
    case .revision(let name): return .revision(name)
    case .named(let argument):
      let repository = GitRepository(around: package)
      return try Place(argument) { (try? repository?.commit($0)) != nil }
    }
  }

  /// The commit that a revision means, or with a `tip` that grew from it the commit where the two parted.
  ///
  /// What was released is what its tag says, on whichever branch it lies.
  func commit(of name: String, since tip: String?) throws -> NamedCommit {
    guard let repository = GitRepository(around: package) else {
      throw GitError.noRepository(
        directory: package, revision: name, reason: GitRepository.refusal(around: package))
    }
    let commit = try repository.commit(name)
    let own = NamedCommit(
      repository: repository, commit: commit, title: "revision \(name) (\(commit.prefix(7)))")
    guard let tip, !isExact, !repository.hasTag(name) else { return own }
    guard let common = try repository.mergeBase(commit, repository.commit(tip), name: name) else {
      progress.note("\(name) and \(tip) have no common history; comparing with \(name) itself.")
      return own
    }
    if common == commit { return own }
    return NamedCommit(
      repository: repository, commit: common, title: "merge-base with \(name) (\(common.prefix(7)))")
  }
}
