import Changed

func combine(_ scores: [Int]) { merge(scores, Set(scores)) }
