import Changed

struct N {}
func t(_ s: S<N>) {}
