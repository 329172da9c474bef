open class Query {
  public init() {}
  public func limit(_ count: Int) -> Query { self }
}
