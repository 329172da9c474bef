public typealias Point = (x: Int, y: Int)
public func origin() -> Point { (0, 0) }
