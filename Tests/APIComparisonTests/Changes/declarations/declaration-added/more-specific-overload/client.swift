import Changed

struct Poster: Printable {}
func hang() { show(Poster()) }
