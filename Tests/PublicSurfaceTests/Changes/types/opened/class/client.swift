import Changed

func t(_ a: A) {}
