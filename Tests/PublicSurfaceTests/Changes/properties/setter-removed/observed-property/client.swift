import Changed

func client(_ meter: Meter) { meter.level = 2 }
