public enum Level { case high }
public func show<T>(_ values: T...) {}
