public protocol P { associatedtype A: Hashable; var a: A { get } }
