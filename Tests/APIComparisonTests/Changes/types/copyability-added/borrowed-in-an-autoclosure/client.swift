import Changed

func accept(_ seal: borrowing Seal, isPaid: Bool) -> Bool { isPaid && seal.isWhole }
