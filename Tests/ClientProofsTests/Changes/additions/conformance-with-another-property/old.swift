public protocol Named {}
extension Named { public var label: String { "" } }
public struct S: Named {}
