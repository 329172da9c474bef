public protocol Named { func name() -> String }
public protocol Quiet: Named {}
extension Quiet { public func name() -> String { "" } }
public protocol Loud: Named {}
extension Loud { public func name() -> String { "" } }
