public protocol P {}
public func f(_ a: [any P]) {}
