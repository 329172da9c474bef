public protocol P { associatedtype A: Hashable }
