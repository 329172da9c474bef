import Changed

func t() { Cat().hiss() }
