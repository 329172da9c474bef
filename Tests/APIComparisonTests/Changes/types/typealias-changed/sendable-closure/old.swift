public typealias Handler = () -> Void
public func observe(_ handler: @escaping Handler) {}
