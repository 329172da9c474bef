public actor Kitchen {
  public init() {}
}

public func clean(_ kitchen: Kitchen) {}
