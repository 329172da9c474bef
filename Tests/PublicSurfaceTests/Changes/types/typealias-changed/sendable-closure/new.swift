public typealias H = @Sendable () -> Void
public func f(_ h: @escaping H) {}
