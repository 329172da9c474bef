open class Account {
  public init(balance: Int) {}
  public init(credit: Int) {}
  public convenience init() { self.init(balance: 0) }
}
