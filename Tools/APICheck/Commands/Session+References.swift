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
    return (try version(before, since: isBranch ? tip : nil), try version(after))
  }

  private func version(_ reference: Reference?, since tip: String? = nil) throws -> PackageVersion {
    guard let reference else { return try workingTree() }
    switch reference {
    case .package(let path): return try reader.workingTree(path, title: reference.description)
    case .graphs(let path): return try files.graphs(path, title: reference.description)
    case .baselines(let path): return try files.baselines(path, title: reference.description)
    case .baseline(let path): return try files.baseline(path, title: reference.description)
    case .revision(let name): return try revision(name, since: tip)
    }
  }

  /// A revision, or with a `tip` that grew from it the commit where the two parted.
  func revision(_ name: String, since tip: String?) throws -> PackageVersion {
    guard let repository = GitRepository(around: package) else {
      throw GitError.noRepository(directory: package, revision: name)
    }
    let commit = try repository.commit(name)
    var (base, title) = (commit, "revision \(name) (\(commit.prefix(7)))")
    if let tip, !options.isExact {
      if let common = try repository.mergeBase(commit, repository.commit(tip), name: name) {
        if common != commit { title = "merge-base with \(name) (\(common.prefix(7)))" }
        base = common
      } else {
        progress.note("\(name) and \(tip) have no common history; comparing with \(name) itself.")
      }
    }
    return try reader.revision(base, of: package, in: repository, title: title)
  }
}
