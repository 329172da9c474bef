/// What became of an edit.
enum Outcome {
  /// The package itself does not build any more, so nobody would make this edit.
  case rejected
  /// Everything builds, tests and examples too.
  case harmless
  /// Tests or examples do not build, and api-check says so.
  case found
  /// Tests or examples do not build, and api-check calls the edit something else.
  case missed(verdict: String, error: String)
  /// Tests or examples do not build, and api-check could not compare.
  case unjudged(reason: String)

  var description: String {
    switch self {
    case .rejected: "does not build"
    case .harmless: "breaks nothing here"
    case .found: "breaking, found"
    case .missed(let verdict, let error): "BREAKING, called \(verdict): \(error)"
    case .unjudged(let reason): "breaking, not compared: \(reason)"
    }
  }
}
