import Changed

func t() async { _ = await f(1) }
