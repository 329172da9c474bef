import Changed

@MainActor func ui() {}
nonisolated func t() { f { ui() } }
