public final class A { public init() {} }
