import Changed

func export() async { await Encoder().encode() }
