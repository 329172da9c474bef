import Changed

class SavingsAccount: Account {
  override init(balance: Int) { super.init(balance: balance) }
}

func openAccount() -> SavingsAccount { SavingsAccount() }
