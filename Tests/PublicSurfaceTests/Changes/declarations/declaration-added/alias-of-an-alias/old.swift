public typealias Callback = (Int) -> Void
public func f(_ c: Callback) {}
