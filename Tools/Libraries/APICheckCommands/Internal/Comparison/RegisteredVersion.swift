/// A released version as people name it, `1.2.3` or `v1.2.3`, or as a registry names it, `scope.name@1.2.3`.
struct RegisteredVersion {
  /// The tags that repositories give to such a version.
  let tags: [String]
  /// Whether a registry names the version this way; then the text can mean nothing else.
  let isRegistered: Bool

  /// Reads a name, or nil if it does not name a version.
  init?(_ text: String) {
    let pattern =
      #/([A-Za-z0-9][A-Za-z0-9\-]*\.[A-Za-z0-9][A-Za-z0-9_\-]*@)?v?(\d+\.\d+\.\d+[A-Za-z0-9.+\-]*)/#
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    tags = ["\(match.2)", "v\(match.2)"]
    isRegistered = match.1 != nil
  }
}
