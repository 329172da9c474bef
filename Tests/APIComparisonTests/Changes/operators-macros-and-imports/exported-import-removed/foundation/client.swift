import Changed

func remind(on date: Date) {}
