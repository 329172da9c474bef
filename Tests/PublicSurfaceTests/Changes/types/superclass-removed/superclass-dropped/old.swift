open class A { public init() {} }
public class B: A {}
