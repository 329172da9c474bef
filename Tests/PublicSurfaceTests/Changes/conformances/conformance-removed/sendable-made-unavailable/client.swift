import Changed

struct W: Sendable { let s: S }
