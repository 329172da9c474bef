open class Repository {
  public init() {}
  public func reload() {}
}

public final class OrderRepository: Repository {}
