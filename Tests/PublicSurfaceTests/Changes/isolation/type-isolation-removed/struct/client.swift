import Changed

@MainActor func t() { S().f() }
