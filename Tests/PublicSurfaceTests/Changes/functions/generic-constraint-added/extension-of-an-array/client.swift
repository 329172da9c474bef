import Changed

struct N {}
func t() { [N()].zz() }
