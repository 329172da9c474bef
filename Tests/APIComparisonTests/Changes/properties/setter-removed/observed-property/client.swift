import Changed

func calibrate(_ meter: Meter) { meter.level = 2 }
