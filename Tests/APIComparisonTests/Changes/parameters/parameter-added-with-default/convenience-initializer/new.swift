open class Session {
  public init(name: String) {}
  public convenience init(copies: Int, isLazy: Bool = false) { self.init(name: "") }
}
