public protocol P<A> { associatedtype A }
