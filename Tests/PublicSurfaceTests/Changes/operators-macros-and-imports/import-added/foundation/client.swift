import Changed

func t(_ s: S) {}
