import Changed

struct Overdrawn: Error {}
func transfer() { transaction { throw Overdrawn() } }
