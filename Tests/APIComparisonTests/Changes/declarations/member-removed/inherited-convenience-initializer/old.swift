open class Account {
  public init(balance: Int) {}
  public convenience init() { self.init(balance: 0) }
}

public class SavingsAccount: Account {}
