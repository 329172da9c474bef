open class Session {
  public init(name: String) {}
  public convenience init(copies: Int) { self.init(name: "") }
}
