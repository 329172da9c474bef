import Changed

func make<Made: View>(_ type: Made.Type) -> Made { type.init() }
