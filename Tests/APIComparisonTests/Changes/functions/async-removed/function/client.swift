import Changed

func leave() async { await synchronise() }
