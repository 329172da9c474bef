import Changed
struct N: ~Copyable, Sendable {}
func need<T: Sendable & ~Copyable>(_ t: borrowing T) {}
func t(_ o: borrowing Opt<N>) { need(o) }
