public func start() {}
public protocol Identifiable { var key: Int { get } }
