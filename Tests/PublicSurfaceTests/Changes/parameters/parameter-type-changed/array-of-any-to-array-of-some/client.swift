import Changed

struct A: P {}
struct B: P {}
func t() { f([A(), B()]) }
