import Changed

func t() { f { x in _ = x } }
