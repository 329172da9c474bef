import Changed

func transfer() { transaction {} }
func cancel() throws {
  try transaction { throw CancellationError() }
}
