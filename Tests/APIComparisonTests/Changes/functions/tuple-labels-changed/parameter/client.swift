import Changed

func nudge() { move((x: 1, y: 2)) }
