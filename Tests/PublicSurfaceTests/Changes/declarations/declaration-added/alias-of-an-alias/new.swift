public typealias Handler = (Int) -> Void
public typealias Callback = Handler
public func f(_ c: Handler) {}
