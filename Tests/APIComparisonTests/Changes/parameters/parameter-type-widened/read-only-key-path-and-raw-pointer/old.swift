public struct Contact {
  public var age = 1
  public init() {}
}

public func sort(by path: WritableKeyPath<Contact, Int>) {}
public func fill(_ memory: UnsafeMutablePointer<Int>) {}
