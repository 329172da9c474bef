import Changed

@MainActor func updateLabel() {}
nonisolated func start() { observe { updateLabel() } }
