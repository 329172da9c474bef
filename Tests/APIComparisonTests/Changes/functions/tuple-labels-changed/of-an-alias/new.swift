public typealias Point = (Int, Int)
