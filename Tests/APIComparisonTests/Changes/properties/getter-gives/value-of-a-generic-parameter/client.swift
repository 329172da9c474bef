import Changed

func look(_ shelf: borrowing Shelf<Int>) -> Int { shelf.first }
