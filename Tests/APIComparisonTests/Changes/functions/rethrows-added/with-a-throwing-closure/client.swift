import Changed

func describe() -> Box<String> { Box(1).map { "\($0)" } }
