public func load() -> Int { 0 }
public typealias Result<Value> = Swift.Result<Value, any Error>
