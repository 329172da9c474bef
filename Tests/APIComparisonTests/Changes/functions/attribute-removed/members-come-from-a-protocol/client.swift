import Changed

func label() -> String { Kettle().tea }
