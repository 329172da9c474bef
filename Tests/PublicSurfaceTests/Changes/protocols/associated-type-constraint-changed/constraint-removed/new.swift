public protocol P { associatedtype A; var a: A { get } }
