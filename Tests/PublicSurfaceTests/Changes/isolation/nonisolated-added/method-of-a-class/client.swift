import Changed

@MainActor func t(_ k: K) { k.f() }
