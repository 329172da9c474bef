import Changed

struct Draft {}
func keep() { store(Draft()) }
