import Changed

func boil(for time: Duration, in kettle: Kettle) -> Swift.Duration { time }
