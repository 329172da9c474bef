import Changed

func title(of note: String) -> String { note.replacingOccurrences(of: "-", with: " ") }
