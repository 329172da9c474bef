public func load<Failure: Error>(_ retry: () throws(Failure) -> Void = {}) throws(Failure) {
  try retry()
}
