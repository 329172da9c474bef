public protocol Step: Identifiable {}
extension Step { public var id: String { "" } }
