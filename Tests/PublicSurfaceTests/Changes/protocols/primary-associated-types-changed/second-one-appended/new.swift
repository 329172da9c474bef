public protocol P<A, B> { associatedtype A; associatedtype B }
