import Changed

func fill(_ gauge: inout Gauge) { gauge.level = 2 }
