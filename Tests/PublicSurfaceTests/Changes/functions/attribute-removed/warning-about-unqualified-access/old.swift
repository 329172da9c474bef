public struct S { public init() {}; @warn_unqualified_access public func f() {} }
