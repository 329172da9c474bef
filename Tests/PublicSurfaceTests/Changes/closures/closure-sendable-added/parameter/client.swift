import Changed

func t() { var x = 0; f { x += 1 }; _ = x }
