public protocol Named {}
public protocol Shown {}
extension Named { public var text: String { "" } }
extension Shown { public var text: String { "" } }
