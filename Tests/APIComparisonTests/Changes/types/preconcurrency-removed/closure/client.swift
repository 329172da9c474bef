import Changed

func postpone(_ work: @escaping () -> Void) { schedule(work) }
