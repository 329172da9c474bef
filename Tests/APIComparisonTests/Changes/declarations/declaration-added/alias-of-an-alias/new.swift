public typealias ProgressHandler = (Int) -> Void
public typealias ProgressCallback = ProgressHandler
public func download(_ progress: ProgressHandler) {}
