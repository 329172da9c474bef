import Changed

func t(_ z: Bool) { @B func q() -> [Int] { if z { 1 } }; _ = q() }
