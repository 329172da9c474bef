import Changed

func measure() { average(["warm"]) }
