public protocol P: Hashable {}
