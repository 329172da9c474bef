import Changed

func openAccount() -> SavingsAccount { SavingsAccount() }
