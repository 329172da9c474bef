extension Array {
  public func doubledCount() -> Int { 0 }
}
