import Changed

struct Dot: Shape {}
func sketch() { Dot().draw() }
