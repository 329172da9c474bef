public func transaction(_ work: () throws -> Void, otherwise undo: () throws -> Void) rethrows {
  do { try work() } catch { try undo() }
}
