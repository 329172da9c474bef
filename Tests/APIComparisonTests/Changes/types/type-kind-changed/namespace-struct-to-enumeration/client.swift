import Changed

func startOver() { Metrics.reset() }
