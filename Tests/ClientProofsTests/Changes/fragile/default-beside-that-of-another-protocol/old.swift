public protocol Keyed { func key() -> Int }
public protocol Stored { func key() -> Int }
extension Keyed { public func key() -> Int { 1 } }
