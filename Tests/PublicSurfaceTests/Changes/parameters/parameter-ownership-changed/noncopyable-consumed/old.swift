public struct S: ~Copyable { public init() {} }
public func f(_ a: borrowing S) {}
