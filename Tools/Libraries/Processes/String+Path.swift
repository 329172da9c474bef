extension String {
  /// The path as somebody in `folder` writes it: from there on where it leads inside, and whole elsewhere.
  public func path(from folder: String) -> String {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }
}
