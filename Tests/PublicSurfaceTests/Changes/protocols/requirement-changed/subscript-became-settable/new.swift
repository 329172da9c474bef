public protocol P { subscript(i: Int) -> Int { get set } }
