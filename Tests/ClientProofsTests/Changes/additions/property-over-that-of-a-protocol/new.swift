public protocol Named {}
extension Named { public var label: String { "" } }
public struct S: Named {}
extension S { public var label: Int { 0 } }
