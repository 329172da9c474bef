import Changed

func level(of volume: Volume) -> Int? { volume.value() }
