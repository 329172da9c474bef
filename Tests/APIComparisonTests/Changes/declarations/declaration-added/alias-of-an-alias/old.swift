public typealias ProgressCallback = (Int) -> Void
public func download(_ progress: ProgressCallback) {}
