public func start() {}
public typealias Result = Swift.Result
