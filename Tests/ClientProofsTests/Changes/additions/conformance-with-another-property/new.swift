public protocol Named {}
extension Named { public var label: String { "" } }
public struct S: Named {}
public protocol Q {}
extension Q { public var label: Int { 0 } }
extension S: Q {}
