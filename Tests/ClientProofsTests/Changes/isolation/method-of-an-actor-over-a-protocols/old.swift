public protocol Named: Sendable {}
extension Named { public func label() -> String { "" } }
public actor Clerk: Named {}
