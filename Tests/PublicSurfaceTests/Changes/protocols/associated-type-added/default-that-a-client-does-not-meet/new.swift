public protocol P { associatedtype A; associatedtype B: Hashable = A }
