public typealias Point = (x: Int, y: Int)
public func origin() -> (Int, Int) { (0, 0) }
