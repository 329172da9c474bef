open class Account {
  public init(balance: Int) {}
  public init() {}
}
