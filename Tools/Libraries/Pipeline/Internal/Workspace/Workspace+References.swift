import Compatibility
import Packages
import Processes

extension Workspace {
  /// What a name leads to; a revision leads to where it and `tip` parted, if there is one.
  func side(_ name: String, since tip: String?) throws -> ComparedSide {
    let reference = try reference(name)
    let title = reference.description
    return switch reference {
    case .package(let path): .source(.workingTree(directory: path, title: title))
    case .revision(let name): .commit(try base(name, since: tip))
    case .graphs(let path): .graphs(path, title: title)
    case .baselines(let path): .baselines(path, title: title)
    case .baseline(let path): .baseline(path, title: title)
    }
  }

  /// The name itself if it is that of a revision.
  func revision(_ name: String) -> String? {
    if case .revision(let name) = try? reference(name) { name } else { nil }
  }

  private func reference(_ name: String) throws -> Reference {
    let repository = GitRepository(around: package)
    return try Reference(name) { (try? repository?.commit($0)) != nil }
  }

  /// The commit that a revision means, or with a `tip` that grew from it the commit where the two parted.
  func base(_ name: String, since tip: String?) throws -> Base {
    guard let repository = GitRepository(around: package) else {
      throw GitError.noRepository(
        directory: package, revision: name, reason: GitRepository.refusal(around: package))
    }
    let commit = try repository.commit(name)
    let own = Base(repository: repository, commit: commit, title: "revision \(name) (\(commit.prefix(7)))")
    guard let tip, !settings.has(.exact) else { return own }
    guard let common = try repository.mergeBase(commit, repository.commit(tip), name: name) else {
      progress.note("\(name) and \(tip) have no common history; comparing with \(name) itself.")
      return own
    }
    if common == commit { return own }
    return Base(
      repository: repository, commit: common, title: "merge-base with \(name) (\(common.prefix(7)))")
  }
}
