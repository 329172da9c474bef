public func synchronise() {}
public typealias Result = Swift.Result
