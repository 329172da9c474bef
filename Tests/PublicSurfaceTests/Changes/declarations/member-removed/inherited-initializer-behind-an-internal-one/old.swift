open class Base { public init() {} }
public class Derived: Base { var x = 0 }
