import Changed

struct Thing: Identifiable { let id: Int }
