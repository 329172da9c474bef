import Changed

struct Dog: Pet {}
