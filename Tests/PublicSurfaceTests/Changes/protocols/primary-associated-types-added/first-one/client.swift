import Changed

func t(_ p: any P) {}
