import Changed

func t() { let k = K(); var x = 0; k.cb = { x += 1 }; _ = x }
