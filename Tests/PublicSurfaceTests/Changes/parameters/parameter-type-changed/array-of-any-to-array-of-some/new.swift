public protocol P {}
public func f(_ a: [some P]) {}
