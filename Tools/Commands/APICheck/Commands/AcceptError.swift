/// Why a decision cannot be recorded.
enum AcceptError: Error {
  case noFinding(AcceptRequest, revision: String, found: [String])
  case unknowable(String)
}

extension AcceptError: CustomStringConvertible {
  /// One sentence that names the declaration and says what to do.
  var description: String {
    switch self {
    case .noFinding(let request, let revision, let found):
      "There is no \(request.rule ?? "change") on \(request.declaration) since \(revision)"
        + "; " + (found.isEmpty ? "" : "choose among \(Set(found).sorted().joined(separator: ", ")), or ")
        + "name the revision to compare with by --against."
    case .unknowable(let reason):
      "What changed is not known, so say it with --rule and --module. \(reason)"
    }
  }
}
