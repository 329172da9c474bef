import Changed

func excess() -> Int { Radio().$volume }
