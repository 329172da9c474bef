open class Account {
  public init() {}
  public init(balance: Int) {}
}
