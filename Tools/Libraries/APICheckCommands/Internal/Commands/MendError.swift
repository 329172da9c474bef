import Processes

/// Why nothing can be mended.
enum MendError: Error {
  /// Clients compile as far as `name` is concerned, or there is no such declaration.
  case noBreak(name: String, since: String, broken: [String])
  /// The last part of a name is that of several declarations.
  case ambiguous(name: String, meanings: [String])
  /// What has changed is not known as a whole.
  case unchecked([String])
  /// The package does not build as it is, and what the compiler says.
  case doesNotBuild(String)
  /// A file has changed meanwhile.
  case changedMeanwhile(path: String)
}

extension MendError: CustomStringConvertible {
  /// One sentence that names what failed and says what to do.
  var description: String {
    switch self {
    case .noBreak(let name, let since, let broken):
      "No change to \(name) breaks clients since \(since)"
        + (broken.word(similarTo: name).map { "; did you mean \($0)?" }
          ?? (broken.isEmpty
            ? ", and no other change does; name another revision with --against."
            : "; choose among \(broken.joined(separator: ", ")), or name the revision to compare with by --against."))
    case .ambiguous(let name, let meanings):
      "\(name) may mean \(meanings.joined(separator: " or ")); name one of them."
    case .unchecked(let gaps):
      gaps.joined(separator: "\n")
        + "\nNothing was mended, because the list of breaks is incomplete."
    case .doesNotBuild(let complaint):
      "A copy of the unchanged package does not build, so nothing can be proved; make swift build pass (\(complaint))."
    case .changedMeanwhile(let path):
      "\(path) has changed meanwhile, so nothing was written; run mend again."
    }
  }
}
