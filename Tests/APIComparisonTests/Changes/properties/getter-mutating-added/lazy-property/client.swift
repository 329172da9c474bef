import Changed

func read(_ meter: Meter) -> Int { meter.level }
