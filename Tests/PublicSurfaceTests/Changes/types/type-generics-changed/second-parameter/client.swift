import Changed

func t(_ s: S<Int>) {}
