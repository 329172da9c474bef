import Changed

func client(_ work: @escaping () -> Void) { schedule(work) }
