import Changed

struct Both: Printable {}
func client() { show(Both()) }
