extension String {
  /// The path relative to `folder` if it leads inside, or else the path as it is.
  public func path(from folder: String) -> String {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }
}
