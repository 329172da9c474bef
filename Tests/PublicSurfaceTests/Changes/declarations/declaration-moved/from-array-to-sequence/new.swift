extension Sequence {
  public func doubledCount() -> Int { 0 }
}
