import Processes

/// Finds out what references to versions of a package mean.
struct ReferenceResolver: Sendable {
  /// The package's directory.
  let package: String
  /// Whether a revision always stands for that very commit, instead of its merge base with the other side.
  ///
  /// Tags always do.
  let isExact: Bool
  let progress: ProgressLog

  /// The place of the version that `reference` stands for.
  func place(of reference: Reference) throws -> Place {
    switch reference {
    case .workingTree: return .package(package, title: "working tree")
    case .revision(let name): return .revision(name)
    case .named(let argument):
      let repository = GitRepository(around: package)
      return try Place(argument) { (try? repository?.commit($0)) != nil }
    }
  }

  /// The commit of a revision, or, with a `tip`, the merge base of both.
  ///
  /// A tag always stands for its own commit, since that is what was released.
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
