public protocol Styled {}
extension Styled { public var weight: Int { 0 } }
