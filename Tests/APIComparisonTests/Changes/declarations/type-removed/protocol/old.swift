public protocol Shareable {}
public func share() {}
