public protocol P { associatedtype A = String }
