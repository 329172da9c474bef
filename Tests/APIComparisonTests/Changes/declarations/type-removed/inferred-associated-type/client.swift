import Changed

func first(_ countdown: Countdown) -> Countdown.Element? { countdown.first { $0 > 1 } }
