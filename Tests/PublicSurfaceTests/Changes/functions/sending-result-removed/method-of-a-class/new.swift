public class K { public init() {} }
public class M { public init() {}; let k = K(); public func f() -> K { k } }
