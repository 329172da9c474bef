public struct Letter {
  public init() {}
}

public func post(_ letter: consuming Letter) {}
