import Changed

func t() -> any P { 1 }
