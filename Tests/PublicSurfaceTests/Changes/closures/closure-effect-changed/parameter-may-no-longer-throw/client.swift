import Changed

struct E: Error {}
func t() { f { throw E() } }
