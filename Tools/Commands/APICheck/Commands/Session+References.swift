import Compatibility
import Packages
import Processes

extension Session {
  /// What a reference leads to: something to build, or a version that was extracted before.
  private enum Found {
    case source(PackageSource)
    case version(PackageVersion)
  }

  /// Two versions as `diff` names them.
  func versions(old: String, new: String?) throws -> (old: PackageVersion, new: PackageVersion) {
    let repository = GitRepository(around: package)
    func isRevision(_ name: String) -> Bool { (try? repository?.commit(name)) != nil }
    let before = try Reference(old, isRevision: isRevision)
    let after = try new.map { try Reference($0, isRevision: isRevision) }
    var tip: String?
    if after == nil { tip = "HEAD" } else if case .revision(let name) = after { tip = name }
    // What was extracted before is read here, and large graphs take their time.
    let found = try [(before, tip), (after, nil)].mapOnThreads { reference, tip in
      try reference.map { try find($0, since: tip) } ?? .source(tree)
    }
    if case .source(let old) = found[0], case .source(let new) = found[1] {
      return try reader.versions(old: old, new: new, wholeNew: false)
    }
    return (try version(found[0]), try version(found[1]))
  }

  /// The commit that the working tree is compared with when `old` names a revision.
  func commit(of old: String) throws -> String? {
    let repository = GitRepository(around: package)
    let reference = try Reference(old) { (try? repository?.commit($0)) != nil }
    guard case .revision(let name) = reference else { return nil }
    return try base(name, since: "HEAD").commit
  }

  private func find(_ reference: Reference, since tip: String?) throws -> Found {
    let title = reference.description
    switch reference {
    case .package(let path): return .source(.workingTree(directory: path, title: title))
    case .revision(let name): return .source(source(try base(name, since: tip)))
    case .graphs(let path): return .version(try files.graphs(path, title: title))
    case .baselines(let path): return .version(try files.baselines(path, title: title))
    case .baseline(let path): return .version(try files.baseline(path, title: title))
    }
  }

  private func version(_ found: Found) throws -> PackageVersion {
    switch found {
    case .source(let source): try reader.version(source)
    case .version(let version): version
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

  func source(_ base: Base) -> PackageSource {
    .revision(commit: base.commit, repository: base.repository, directory: package, title: base.title)
  }
}
