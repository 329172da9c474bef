public func transaction<Failure: Error>(
  _ work: () throws(Failure) -> Void, otherwise undo: () throws(Failure) -> Void
) throws(Failure) {
  do { try work() } catch { try undo() }
}
