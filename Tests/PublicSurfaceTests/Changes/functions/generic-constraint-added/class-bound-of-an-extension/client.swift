import Changed

struct Dot: Shape {}
func client() { Dot().draw() }
