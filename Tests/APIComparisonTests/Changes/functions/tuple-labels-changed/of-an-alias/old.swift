public typealias Point = (x: Int, y: Int)
