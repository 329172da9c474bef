import Changed

func t() { _ = "a".replacingOccurrences(of: "a", with: "b") }
