open class A { public init() {} }
public class B { public init() {} }
