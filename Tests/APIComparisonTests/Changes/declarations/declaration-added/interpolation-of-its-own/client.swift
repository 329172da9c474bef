import Changed

func label(of size: Int, _ text: String) -> [Label] { ["plain", "\(size) litres of \(text)"] }
