extension Sequence {
  public func numberOfPairs() -> Int { 0 }
}
