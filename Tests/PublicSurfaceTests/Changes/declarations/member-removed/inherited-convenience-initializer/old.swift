open class A { public init(n: Int) {}; public convenience init() { self.init(n: 0) } }
public class B: A {}
