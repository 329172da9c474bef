/// Why there is no newest release.
enum ReleaseError: Error {
  case none(word: String, isShallow: Bool)
  case untagged(name: String, tags: [String])
  case misspelt(name: String, word: String)
}

extension ReleaseError: CustomStringConvertible {
  var description: String {
    switch self {
    case .none(let word, let isShallow):
      "\(word) cannot be found, since HEAD contains no tag such as 1.2.3"
        + (isShallow
          ? " in this shallow clone; fetch the history (git fetch --unshallow --tags, or fetch-depth: 0 in a workflow)"
          : "; fetch the tags (git fetch --tags)") + " or name a revision."
    case .untagged(let name, let tags):
      "\(name) is a release in a registry, and this repository has no tag \(tags.joined(separator: " or ")) with its sources; "
        + "fetch the tags (git fetch --tags), or name a directory that holds them."
    case .misspelt(let name, let word):
      "\(name) is neither a path nor a revision; did you mean \(word)?"
    }
  }
}
