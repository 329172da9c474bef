open class K { public init() {}; open func go() {} }
open class L: K { public override final func go() {} }
