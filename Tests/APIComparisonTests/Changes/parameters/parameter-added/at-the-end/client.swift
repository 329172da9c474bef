import Changed

func lunch() { order(dish: 12) }
