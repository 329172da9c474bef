import Changed

func collect() -> Int { Set([Recipe()]).count }
