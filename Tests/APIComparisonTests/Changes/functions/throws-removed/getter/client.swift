import Changed

func measure() throws -> Int { try Sensor().humidity }
