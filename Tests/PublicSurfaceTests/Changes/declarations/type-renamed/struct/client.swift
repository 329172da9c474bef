import Changed

func t() { _ = Cat().purr().name }
