import Changed

@MainActor func t() { f() }
