import Changed

func poster() -> String { Film().restored().title }
