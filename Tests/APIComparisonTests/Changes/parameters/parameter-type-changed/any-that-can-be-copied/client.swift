import Changed

struct Errand: Job, ~Copyable {}
func check() { run(Errand()) }
