import Changed

func count(_ till: Till) async -> Int { till.float }
