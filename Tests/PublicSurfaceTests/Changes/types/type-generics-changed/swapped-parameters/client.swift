import Changed

func t(_ s: S<Int, String>) { let x: S<Int, String> = S(1, ""); _ = x }
