import Changed

func price() -> any Priced { 199 }
