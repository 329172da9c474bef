import Changed

func transfer() { transaction {} }
