import Changed

struct Both: Drawable, Printable {}
func client() { show(Both()) }
