public actor A { public init() {} }
public func f(_ a: isolated A) {}
