open class Session {
  public init(name: String, retries: Int = 3) {}
  public convenience init(copying other: Session) { self.init(name: "") }
}
