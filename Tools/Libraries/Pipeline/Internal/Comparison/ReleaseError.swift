/// Why there is no newest release.
enum ReleaseError: Error {
  case none(word: String)
}

extension ReleaseError: CustomStringConvertible {
  var description: String {
    switch self {
    case .none(let word):
      "\(word) is the newest tag such as 1.2.3 that HEAD contains, and there is none; "
        + "fetch the tags (git fetch --tags) or name a revision."
    }
  }
}
