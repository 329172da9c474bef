import Changed

struct Radio: Player {}
