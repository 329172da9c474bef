open class Account {
  public init() {}
  public convenience init(balance: Int) { self.init() }
}
