import Changed

func degrees(of kiln: Kiln) -> Int { kiln.temperature }
