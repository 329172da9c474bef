extension String {
  /// The text of an address without what stands before its last `@`, where a user's name and password are.
  ///
  /// It goes by the text alone, since an address that is wrong has no parts to go by. So more may be missing than
  /// credentials, and never less.
  package var withoutCredentials: String {
    guard let end = lastIndex(of: "@") else { return self }
    let scheme = self[..<end].firstRange(of: "//").map { self[..<$0.upperBound] } ?? ""
    return "\(scheme)…\(self[end...])"
  }
}
