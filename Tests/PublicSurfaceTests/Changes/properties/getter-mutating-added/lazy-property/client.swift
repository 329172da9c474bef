import Changed

func client(_ meter: Meter) -> Int { meter.level }
