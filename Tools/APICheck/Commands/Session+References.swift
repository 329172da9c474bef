import PackageSurface
import PublicSurface

extension Session {
  /// Two versions as `diff` names them.
  func versions(old: String, new: String?) throws -> (old: PackageVersion, new: PackageVersion) {
    let repository = GitRepository(around: package)
    func isRevision(_ name: String) -> Bool { (try? repository?.commit(name)) != nil }
    let before = try Reference(old, isRevision: isRevision)
    let after = try new.map { try Reference($0, isRevision: isRevision) }
    var tip = "HEAD"
    if case .revision(let name) = after { tip = name }
    var isBranch = after == nil
    if case .revision = after { isBranch = true }
    guard case .revision(let name) = before else { return (try version(before), try version(after)) }
    let base = try base(name, since: isBranch ? tip : nil)
    let later = try version(after)
    return (try version(of: base, comparedWith: later), later)
  }

  /// The commit that the working tree is compared with when `old` names a revision.
  func commit(of old: String) throws -> String? {
    let repository = GitRepository(around: package)
    let reference = try Reference(old) { (try? repository?.commit($0)) != nil }
    guard case .revision(let name) = reference else { return nil }
    return try base(name, since: "HEAD").commit
  }

  private func version(_ reference: Reference?) throws -> PackageVersion {
    guard let reference else { return try workingTree() }
    switch reference {
    case .package(let path): return try reader.workingTree(path, title: reference.description)
    case .graphs(let path): return try files.graphs(path, title: reference.description)
    case .baselines(let path): return try files.baselines(path, title: reference.description)
    case .baseline(let path): return try files.baseline(path, title: reference.description)
    case .revision(let name): return try version(of: base(name, since: nil))
    }
  }

  /// The commit that a revision means, or with a `tip` that grew from it the commit where the two parted.
  func base(_ name: String, since tip: String?) throws -> Base {
    guard let repository = GitRepository(around: package) else {
      throw GitError.noRepository(
        directory: package, revision: name, reason: GitRepository.refusal(around: package))
    }
    let commit = try repository.commit(name)
    let own = Base(repository: repository, commit: commit, title: "revision \(name) (\(commit.prefix(7)))")
    guard let tip, !options.isExact else { return own }
    guard let common = try repository.mergeBase(commit, repository.commit(tip), name: name) else {
      progress.note("\(name) and \(tip) have no common history; comparing with \(name) itself.")
      return own
    }
    if common == commit { return own }
    return Base(
      repository: repository, commit: common, title: "merge-base with \(name) (\(common.prefix(7)))")
  }

  func version(of base: Base, comparedWith new: PackageVersion? = nil) throws -> PackageVersion {
    try reader.revision(
      base.commit, of: package, in: base.repository, title: base.title, comparedWith: new)
  }
}
