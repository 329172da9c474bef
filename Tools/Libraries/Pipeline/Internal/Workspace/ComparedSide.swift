import Packages

/// One side of a comparison, found and not read yet.
enum ComparedSide: Sendable {
  case source(PackageSource)
  case commit(Base)
  case graphs(String, title: String)
  case baselines(String, title: String)
  case baseline(String, title: String)

  /// What is to be built of the package in `directory`, or nil if everything was extracted before.
  func source(of directory: String) -> PackageSource? {
    switch self {
    case .source(let source): source
    case .commit(let base): base.source(of: directory)
    case .graphs, .baselines, .baseline: nil
    }
  }

  /// The name of the commit, if the side is one.
  var commit: String? {
    if case .commit(let base) = self { base.commit } else { nil }
  }
}
