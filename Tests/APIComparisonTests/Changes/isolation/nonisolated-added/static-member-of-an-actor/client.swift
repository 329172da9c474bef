import Changed

func ride() -> Bus { .shared() }
