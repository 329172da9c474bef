public protocol P { var x: Int { get set } }
