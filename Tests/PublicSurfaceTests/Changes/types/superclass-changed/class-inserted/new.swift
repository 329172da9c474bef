open class A { public init() {} }
open class M: A {}
public class B: M {}
