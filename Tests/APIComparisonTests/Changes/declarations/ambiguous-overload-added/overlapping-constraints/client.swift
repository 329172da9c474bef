import Changed

struct Poster: Drawable, Printable {}
func hang() { show(Poster()) }
