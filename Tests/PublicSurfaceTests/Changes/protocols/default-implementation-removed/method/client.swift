import Changed

struct S: P {}
