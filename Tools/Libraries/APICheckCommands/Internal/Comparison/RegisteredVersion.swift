/// A released version as people name it: `1.2.3`, `v1.2.3`, or as a registry has it, `scope.name@1.2.3`.
struct RegisteredVersion {
  /// The tags that repositories give to such a version.
  let tags: [String]
  /// Whether it is named as a registry has it, so that it can be nothing else.
  let isRegistered: Bool

  /// Reads a name, or nil if it is none of a version.
  init?(_ text: String) {
    let pattern =
      #/([A-Za-z0-9][A-Za-z0-9\-]*\.[A-Za-z0-9][A-Za-z0-9_\-]*@)?v?(\d+\.\d+\.\d+[A-Za-z0-9.+\-]*)/#
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    tags = ["\(match.2)", "v\(match.2)"]
    isRegistered = match.1 != nil
  }
}
