import Changed

@MainActor func rotate() { layOut() }
