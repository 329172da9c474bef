public func spring() -> some Equatable { 1 }
public func spring(force: Int) -> some Equatable { force }
