import Changed

func t(_ d: Date) {}
