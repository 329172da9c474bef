import Changed

func open() -> Store<Int, Bool> { Store(state: 1) {} }
