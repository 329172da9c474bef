import Changed

func present(_ controller: Controller) {}
