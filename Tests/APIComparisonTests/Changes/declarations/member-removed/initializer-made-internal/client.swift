import Changed

func bill() -> Invoice { Invoice(number: 2024) }
