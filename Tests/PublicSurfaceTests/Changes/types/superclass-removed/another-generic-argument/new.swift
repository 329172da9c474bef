open class Base<T> { public init() {}; public func get() -> T? { nil } }
public final class D: Base<String> {}
