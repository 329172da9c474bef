import Changed

func t(_ time: Duration, _ kettle: Kettle) -> Swift.Duration { time }
