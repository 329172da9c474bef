public enum Level { case high }
public func show<each T>(_ values: repeat each T) {}
