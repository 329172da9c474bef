import Changed

struct Build: Command {}
