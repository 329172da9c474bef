public protocol P<A> { associatedtype A; associatedtype B }
