import Changed

class SavingsAccount: Account {
  init(deposit: Int) { super.init(balance: deposit) }
}
