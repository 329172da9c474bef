public protocol Shelf { var label: String { get } }
extension Shelf where Self: CaseIterable { public var label: String { "" } }
