extension Array {
  public func numberOfPairs() -> Int { 0 }
}
