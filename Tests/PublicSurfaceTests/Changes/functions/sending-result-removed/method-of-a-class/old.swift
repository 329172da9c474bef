public class K { public init() {} }
public class M { public init() {}; public func f() -> sending K { K() } }
