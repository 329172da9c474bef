import Changed

func group(_ signals: [Int]) -> SignalGroup { SignalGroup(trapping: signals) }
