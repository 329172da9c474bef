extension Array where Element: Hashable {
  public func removeDuplicates() {}
}
