extension Array {
  public func removeDuplicates() {}
}
