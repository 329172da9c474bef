open class Base { public init() {}; public init(n: Int) {} }
public class Derived: Base {}
