public typealias H = () -> Void
public func f(_ h: @escaping H) {}
