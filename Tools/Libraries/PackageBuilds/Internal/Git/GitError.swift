/// Why a revision cannot be used.
enum GitError: Error, Hashable, Sendable {
  /// The package is not under version control.
  case noRepository(directory: String, revision: String, reason: String)
  /// No commit has this name.
  case unknownRevision(name: String, isShallow: Bool, similar: String?)
  /// The clone holds too little history to find where a branch began.
  case noMergeBase(name: String)
  /// A commit's files cannot be written out.
  case cannotCheckOut(revision: String, output: String)
}

extension GitError: CustomStringConvertible {
  /// One sentence that names the revision and says what to do.
  var description: String {
    switch self {
    case .noRepository(let directory, let revision, let reason):
      "\(revision) is not a path, and \(directory) is not in a git repository that could have such a revision"
        + " (\(reason)); name a path or run in a clone that git accepts."
    case .unknownRevision(let name, _, let similar?):
      "\(name) is neither a path nor a revision of this repository; did you mean \(similar)?"
    case .unknownRevision(let name, let isShallow, nil):
      isShallow
        ? "\(name) is neither a path nor a revision in this shallow clone; fetch it with `git fetch --unshallow`"
          + " (fetch-depth: 0 in a workflow)."
        : "\(name) is neither a path nor a revision of this repository; check the spelling, or fetch it."
    case .noMergeBase(let name):
      "This shallow clone does not contain the merge-base with \(name); run `git fetch --unshallow` (fetch-depth: 0"
        + " in a workflow), or compare with the revision itself: --exact."
    case .cannotCheckOut(let revision, let output):
      "The files of \(revision) cannot be checked out (\(output)); check the repository with `git fsck`."
    }
  }
}
