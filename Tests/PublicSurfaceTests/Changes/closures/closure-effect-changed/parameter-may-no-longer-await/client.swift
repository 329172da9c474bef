import Changed

func q() async {}
func t() { f { await q() } }
