import Changed

func degrees() -> Int { Forecast().temperature }
