public protocol P { associatedtype A }
