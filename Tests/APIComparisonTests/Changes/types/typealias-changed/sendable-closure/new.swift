public typealias Handler = @Sendable () -> Void
public func observe(_ handler: @escaping Handler) {}
