open class Base { public init() {} }
public class Derived: Base { var x: Int; init(x: Int) { self.x = x; super.init() } }
