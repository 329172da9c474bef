public protocol P { associatedtype A = Int }
