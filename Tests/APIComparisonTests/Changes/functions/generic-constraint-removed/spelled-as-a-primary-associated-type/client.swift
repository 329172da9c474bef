import Changed

func measure() { average([18, 21]) }
