open class Repository {
  public init() {}
  public func reload() {}
}

open class KeyedRepository<Key>: Repository {}
public final class OrderRepository: KeyedRepository<Int> {}
