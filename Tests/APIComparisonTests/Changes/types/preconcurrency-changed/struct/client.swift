import Changed

func file(_ invoice: Invoice) {}
