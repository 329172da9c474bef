import Changed

@MainActor func launch() { migrate() }
